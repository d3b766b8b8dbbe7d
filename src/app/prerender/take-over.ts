import '../../ui/theme.css';
import { firstPage } from '../first-page';
import { mount } from '../mount';

/** The app takes over a page that was drawn at build time. */
const root = document.getElementById('root');
if (root) {
  await mount(root);
  await firstPage;
  document.dispatchEvent(new Event('celebra:ready'));
}
