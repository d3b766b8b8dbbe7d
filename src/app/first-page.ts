import { pageStands } from '@/lib/idle';

let shown: () => void = () => undefined;

/** Resolves when the page that was asked for stands and answers. */
export const firstPage = new Promise<void>((resolve) => {
  shown = resolve;
});

/** The mark is for whoever looks from outside: measurements and the browser's journeys. */
export const firstPageShown = (): void => {
  document.documentElement.dataset.app = 'ready';
  shown();
  pageStands();
};
