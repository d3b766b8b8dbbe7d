/**
 * The page's structure and styles. The entry is an async script, so that code and data travel beside the styles; what is
 * measured before these are there would be wrong. Styles that do not come hold nothing up.
 */
export async function styled(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
          }),
      ),
  );
}
