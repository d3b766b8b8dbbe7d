/** A tab that nobody sees draws no frame: then after so long, ms. */
const NO_FRAME = 100;

/** Runs what can wait for the frame that shows what was just done. Returns what calls it off. */
export function afterFrame(run: () => unknown): () => void {
  let off = false;
  const once = () => {
    if (off) return;
    off = true;
    run();
  };
  setTimeout(once, NO_FRAME);
  requestAnimationFrame(() => setTimeout(once));
  return () => {
    off = true;
  };
}
