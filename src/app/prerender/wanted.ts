const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;
/** After the page is loaded, ms, and then when the device has nothing else to do. */
const CALM = 1_500;

/** Resolves when the reader reaches for the page, or else when the device is idle after it has been drawn. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const go = () => {
      for (const sign of SIGNS) removeEventListener(sign, go, options);
      resolve();
    };
    // A link from an e-mail brings a token that has to be taken care of.
    if (/[?&](token_hash|error)=/.test(location.search)) return go();
    for (const sign of SIGNS) addEventListener(sign, go, options);
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const settle = () => setTimeout(() => idle(go), CALM);
    if (document.readyState === 'complete') settle();
    else addEventListener('load', settle, { once: true });
  });
}
