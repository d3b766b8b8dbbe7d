/** After the page that was asked for stands, ms: what it still fetches for itself goes first. */
const CALM = 2_000;
/** Where no page ever says that it stands, ms. */
const PATIENCE = 10_000;

let stands: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stands = resolve;
});

/** The page that was asked for stands and answers. */
export const pageStands = (): void => stands();

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs work that the reader does not wait for: once the page stands and what it shows has had time to arrive, and the
 * browser has nothing better to do; not every browser says when that is.
 */
export const whenIdle = async (work: () => void): Promise<void> => {
  await Promise.race([standing, pause(PATIENCE)]);
  await pause(CALM);
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else work();
};
