/** Focuses a heading without making it a tab stop. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Calls back when the page shows its heading. The heading of a loading placeholder doesn't count. Returns a
 * function that ends the wait.
 */
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
