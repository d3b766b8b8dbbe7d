/** While the app takes over a page that was drawn at build time. */
let takingOver = false;
export const beginTakeOver = (): void => {
  takingOver = true;
};
export const endTakeOver = (): void => {
  takingOver = false;
};

/** Whether what is drawn now stands in the page already, or is being drawn at build time. */
export const isDrawnAhead = (): boolean => takingOver || typeof document === 'undefined';

/** Parts that stand as they were drawn: how to wake each, and when it answers. */
const standing = new Map<HTMLElement, { wake: () => void; answers: Promise<void> }>();

/**
 * Says of a place that what is in it stands as it was drawn. Whoever keeps what the reader does meanwhile sees it by
 * the mark, which goes when presses are answered again, and by the event that it is time to do it all again.
 */
export function standsAsDrawn(place: HTMLElement, wake: () => void): { unmark: () => void; end: () => void } {
  let answer: () => void = () => undefined;
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  standing.set(place, { wake, answers });
  place.dataset.drawn = '';
  const unmark = () => {
    delete place.dataset.drawn;
  };
  return {
    unmark,
    end: () => {
      if (!standing.delete(place)) return;
      unmark();
      place.dispatchEvent(new Event('celebra:part', { bubbles: true }));
      answer();
    },
  };
}

/** The parts are not waited for longer than this, ms. */
const PATIENCE = 3_000;

/** Wakes every part that stands as it was drawn; resolves when all of them answer, or have had time to. */
export async function wakeAll(): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  // One that answers can bring another to light.
  while (standing.size > 0 && Date.now() < deadline) {
    const parts = [...standing.values()];
    for (const { wake } of parts) wake();
    await Promise.race([
      Promise.all(parts.map(({ answers }) => answers)),
      new Promise((resolve) => setTimeout(resolve, deadline - Date.now())),
    ]);
  }
}

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'click'] as const;

const isInView = (part: Element): boolean => {
  const { top, bottom, height } = part.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/** Calls `wake` when the reader comes near `place`: points at it, touches it, goes into it, scrolls with it in view. */
export function onApproach(place: Element, wake: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const name of SIGNS)
    window.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Node && place.contains(target)) wake();
      },
      options,
    );
  window.addEventListener('scroll', () => [...place.children].some(isInView) && wake(), options);
  // What the address asks for was not drawn, nor a text that waits to be typed on (app/prerender/reader.ts).
  if (window.location.search !== '' || place.querySelector(':hover, :focus, [data-begun]')) wake();
  return () => stop.abort();
}

/** Code that is fetched when it is woken, not before; when that fails, at the next call again. */
export function sleepingCode<T>(fetch: () => Promise<T>): { code: Promise<T>; wake: () => void } {
  let call: () => void = () => undefined;
  const nextCall = () =>
    new Promise<void>((resolve) => {
      call = resolve;
    });
  const afterCall = async (called: Promise<void>): Promise<T> => {
    await called;
    return fetch().catch(() => afterCall(nextCall()));
  };
  return { code: afterCall(nextCall()), wake: () => call() };
}
