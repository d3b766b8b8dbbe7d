/** A heading takes the focus by script alone: no stop of the Tab key. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls back with the page's heading as soon as it is there; a skeleton's says that the page is loading. Returns how to give up. */
export function awaitHeading(onThere: (heading: HTMLElement) => void): (() => void) | undefined {
  const arrive = (): boolean => {
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
    const heading = headings.find((one) => !one.closest('[role="status"]'));
    if (heading) onThere(heading);
    return heading !== undefined;
  };
  if (arrive()) return undefined;
  const observer = new MutationObserver(() => arrive() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
