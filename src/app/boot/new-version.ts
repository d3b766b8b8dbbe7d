const KEY = 'celebra-reloaded-for';

/** Returns true if the server no longer has this file, because a newer version was deployed. */
const isOutdated = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads the page once if a newly deployed version has removed the old code files. The server is asked
 * first, because browsers also reject imports when the reader leaves the page, and a reload would cancel that
 * navigation.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    // Reload at most once a minute. If the new version also lacks the file, the error screen must appear
    // instead.
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < 60_000) return;
    void isOutdated().then((outdated) => {
      if (!outdated) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}
