import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { fetchLinksAhead } from './link-prefetch';
import { isDrawnFor } from './prerender/drawn';
import { fetchFirstPage, isPage } from './router';
import { start } from './start';

export async function mount(root: HTMLElement): Promise<void> {
  await start();
  const { pathname } = window.location;
  await fetchFirstPage(pathname);
  if (isDrawnFor(root, isPage(pathname) ? pathname : null)) {
    // In slices, so that a slow device keeps answering meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(<App />);
  }
  fetchLinksAhead();
}
