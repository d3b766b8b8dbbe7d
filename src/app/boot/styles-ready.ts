/**
 * Resolves when the page's HTML and styles are loaded, because layout can't be measured earlier. The entry is
 * an async script, so it may run before that. A stylesheet that fails to load doesn't block.
 */
export async function stylesReady(): Promise<void> {
  if (document.readyState === 'complete') return;
  const once = (target: EventTarget, event: string) =>
    new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
  const loaded = once(window, 'load');
  if (document.readyState === 'loading') await once(document, 'DOMContentLoaded');
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.race([
    loaded,
    Promise.all(links.map((link) => link.sheet ?? Promise.race([once(link, 'load'), once(link, 'error')]))),
  ]);
}
