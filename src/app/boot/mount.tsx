import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { plainAddress } from '@/lib/demo';
import { loadOnce } from '@/lib/load-once';
import { App } from '../routes/app';
import { fetchFirstPage, isPage, UNKNOWN } from '../routes/router';
import { fetchLinksAhead } from './link-prefetch';
import { start } from './start';

const started = loadOnce(start);

export async function mount(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  await started();
  const pathname = plainAddress(window.location.pathname);
  await fetchFirstPage(pathname);
  const { page, language } = root.dataset;
  if (page === (isPage(pathname) ? pathname : UNKNOWN) && language === document.documentElement.lang)
    // A transition hydrates in small steps, so that slow devices stay responsive.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  else {
    root.replaceChildren();
    createRoot(root).render(<App />);
  }
  fetchLinksAhead();
}
