let shown: () => void = () => undefined;

/** Resolves when the page that was asked for stands and answers. */
export const firstPage = new Promise<void>((resolve) => {
  shown = resolve;
});

export const firstPageShown = (): void => shown();
