/** After the page that was asked for stands, ms: what it still fetches for itself goes first. */
const CALM = 2_000;
/** Where no page ever says that it stands, ms. */
const PATIENCE = 10_000;
/** Without any sign of the reader's hand, ms: what is done between two moves of a slider makes it stutter. */
const REST = 1_000;
/** Then it is done all the same, ms. */
const LONGEST = 30_000;
const SIGNS = ['input', 'keydown', 'pointerdown', 'pointermove', 'scroll', 'touchmove', 'wheel'] as const;

let stands: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stands = resolve;
});

/** The page that was asked for stands and answers. */
export const pageStands = (): void => stands();

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function rest(): Promise<void> {
  const options = { capture: true, passive: true };
  const began = performance.now();
  let moved = Number.NEGATIVE_INFINITY;
  const note = () => {
    moved = performance.now();
  };
  for (const sign of SIGNS) addEventListener(sign, note, options);
  await pause(CALM);
  for (let now = performance.now(); now - moved < REST && now - began < LONGEST; now = performance.now())
    await pause(moved + REST - now);
  for (const sign of SIGNS) removeEventListener(sign, note, options);
}

/**
 * Runs work that the reader does not wait for: once the page stands and what it shows has had time to arrive, the
 * reader's hand is at rest and the browser has nothing better to do; not every browser says when that is.
 */
export const whenIdle = async (work: () => void): Promise<void> => {
  await Promise.race([standing, pause(PATIENCE)]);
  await rest();
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else work();
};
