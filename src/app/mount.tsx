import { startTransition } from 'react';
import { beginTakeOver, endTakeOver } from '@/lib/as-drawn';
import { keepPressesSteady } from '@/lib/steady-press';
import { App } from './app';
import { firstPage } from './first-page';
import { fetchLinksAhead } from './link-prefetch';
import { isDrawnFor } from './prerender/drawn';
import { createRoot, hydrateRoot } from './react';
import { fetchFirstPage, isPage } from './router';
import { start } from './start';

export async function mount(root: HTMLElement): Promise<void> {
  await start();
  const { pathname } = window.location;
  const drawn = isDrawnFor(root, isPage(pathname) ? pathname : null);
  if (drawn) beginTakeOver();
  await fetchFirstPage(pathname);
  if (drawn) {
    void firstPage.then(endTakeOver);
    // In slices, so that a slow device keeps answering meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(<App />);
  }
  fetchLinksAhead();
  keepPressesSteady();
}
