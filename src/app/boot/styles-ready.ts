/**
 * Resolves when the page's structure and styles are ready. The entry is an async script, which loads beside
 * the styles, and measuring earlier would be wrong. Failed styles don't block: the page's `load` event also
 * reports failures from before the listener.
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
