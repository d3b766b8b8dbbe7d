let shown: () => void = () => undefined;

/** Resolves when the page that was asked for is rendered or hydrated. */
export const firstPage = new Promise<void>((resolve) => {
  shown = resolve;
});

/** The attribute is for whoever looks from outside: measurements and the browser's journeys. */
export const firstPageShown = (): void => {
  document.documentElement.dataset.app = 'ready';
  shown();
};
