/** Runs work once the browser has nothing better to do; not every browser says when that is. */
export const whenIdle: (work: () => void) => void = (work) => {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, 2_000);
};
