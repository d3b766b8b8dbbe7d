import { keepForReplay } from './replay';

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
const asleep = new Map<() => void, Promise<void>>();

/** The parts are not waited for longer than this, ms. */
const PATIENCE = 3_000;

/** Wakes every part that is asleep; resolves when all of them answer, or have had time to. */
export async function wakeAll(): Promise<void> {
  if (asleep.size === 0) return;
  const answers = [...asleep.values()];
  for (const wake of [...asleep.keys()]) wake();
  await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'click'] as const;

const isInView = (part: Element): boolean => {
  const { top, bottom, height } = part.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/** Calls `wake` when the reader comes near `place`: points at it, touches it, goes into it, scrolls with it in view. */
function onApproach(place: Element, wake: () => void): () => void {
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
  // What the address asks for was not drawn.
  if (window.location.search !== '' || place.querySelector(':hover, :focus')) wake();
  return () => stop.abort();
}

/**
 * A part of a drawn page whose code is fetched when the reader comes near, not before; when that fails, at the next
 * sign again, and the part stays as it was drawn. What is done meanwhile is done again when it answers.
 */
export function sleepingPart<T>(fetch: () => Promise<T>) {
  let wake: () => void = () => undefined;
  let answer: () => void = () => undefined;
  const nextSign = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const afterSign = async (sign: Promise<void>): Promise<T> => {
    await sign;
    return fetch().catch(() => afterSign(nextSign()));
  };
  return {
    code: afterSign(nextSign()),
    /** Looks out for signs at `place`; returns how to stop. */
    watch(place: Element): () => void {
      const sign = () => wake();
      const away = onApproach(place, sign);
      const kept = keepForReplay(place);
      asleep.set(
        sign,
        new Promise((resolve) => {
          answer = () => {
            away();
            kept.replay();
            asleep.delete(sign);
            resolve();
          };
        }),
      );
      return () => {
        away();
        kept.stop();
        asleep.delete(sign);
      };
    },
    answers: () => answer(),
  };
}
