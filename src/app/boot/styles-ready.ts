/**
 * Resolves when the page's structure and styles are ready. The entry is an async script, so that code and data
 * load beside the styles; measuring before would be wrong. Styles that fail don't block: the page's `load`
 * event also reports failures before anybody listened.
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
