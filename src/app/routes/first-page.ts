let shown: () => void = () => undefined;

export const firstPage = new Promise<void>((resolve) => {
  shown = resolve;
});

/** Marks the page as shown, with an attribute that performance measurements and end-to-end tests read. */
export const firstPageShown = (): void => {
  document.documentElement.dataset.app = 'ready';
  shown();
};
