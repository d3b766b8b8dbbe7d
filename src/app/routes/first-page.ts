let shown: () => void = () => undefined;

/** Resolves when the requested page is rendered or hydrated. */
export const firstPage = new Promise<void>((resolve) => {
  shown = resolve;
});

/** Marks the page as shown, by an attribute that measurements and journeys read. */
export const firstPageShown = (): void => {
  document.documentElement.dataset.app = 'ready';
  shown();
};
