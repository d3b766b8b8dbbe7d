import { keepForReplay } from '@/lib/replay';

/** Set at build time: the files of the app, the one that takes the page over, then React, then the others. */
declare const APP_FILES: readonly [app: string, react: string, ...others: string[]];
/** Set at build time: the whole stylesheet. */
declare const APP_STYLE: string;

/** Asks for a file without waiting for it. */
export function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The page carries only what it needed itself of the stylesheet; resolves when all of it is there. */
export function wholeStylesheet(): Promise<unknown> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = APP_STYLE;
  const there = new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  document.head.append(sheet);
  return there;
}

export function fetchApp(): void {
  for (const href of APP_FILES) fetchAhead(href);
}

/** Runs the app in two pieces, so that a slow device keeps answering between them. */
export async function takeOver(): Promise<void> {
  const [app, react] = APP_FILES;
  await import(/* @vite-ignore */ react);
  await new Promise((resolve) => setTimeout(resolve));
  await import(/* @vite-ignore */ app);
}

/** From now on what is typed and pressed is kept; it is done again when the app, or its part of the page, answers. */
export function keepUntilReady(): void {
  const replay = keepForReplay();
  const inPart = ({ target }: Event) => target instanceof Node && replay(target);
  const ready = () => {
    replay(document);
    document.addEventListener('celebra:part', inPart);
  };
  document.addEventListener('celebra:ready', ready, { once: true });
}
