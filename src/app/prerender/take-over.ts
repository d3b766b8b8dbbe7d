import '../../ui/theme.css';
import { fetchFirstTexts } from '@/lib/texts';
import { fetchFirstCode } from '../first-code';
import { firstPage } from '../first-page';
import { mount } from '../mount';

/** The app takes over a page that was drawn at build time. */
const root = document.getElementById('root');
if (root) {
  // Side by side with what the app begins with, not after it.
  fetchFirstTexts();
  fetchFirstCode(window.location.pathname);
  await mount(root);
  await firstPage;
  document.dispatchEvent(new Event('celebra:ready'));
}
