import '../../ui/theme.css';
import { firstPage } from '../first-page';
import { mount } from '../mount';

/** The rows that the page was drawn from stand beside it. */
async function takeRows(): Promise<void> {
  const rows = document.getElementById('page-data')?.textContent;
  if (!rows) return;
  const { fillPublicCache } = await import('../public-cache');
  fillPublicCache(JSON.parse(rows));
}

/** The app takes over a page that was drawn at build time. */
const root = document.getElementById('root');
if (root) {
  await takeRows();
  await mount(root);
  await firstPage;
  document.dispatchEvent(new Event('celebra:ready'));
}
