/**
 * The page's structure and styles. The entry is an async script, so that code and data travel beside the styles; what is
 * measured before these are there would be wrong. Styles that do not come hold nothing up: the page's own `load` tells
 * of those that have failed before anybody listened.
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
