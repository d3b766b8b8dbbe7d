/** What the page that stands for all unknown addresses is drawn for. */
export const UNKNOWN = '*';

/** Whether what stands in the page was drawn at build time for this path (null: an unknown one), in its language. */
export const isDrawnFor = (root: HTMLElement, pathname: string | null): boolean =>
  root.dataset.page === (pathname ?? UNKNOWN) && root.dataset.language === document.documentElement.lang;
