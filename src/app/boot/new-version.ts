const KEY = 'celebra-reloaded-for';

/** Returns true if this file is gone from the server, because a newer version has been deployed. */
const isOutdated = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Reloads once if a version deployed meanwhile has removed the old chunks. Only then, because browsers also
 * reject running imports when a page is left, and a reload would cancel that navigation.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    // The page reloads at most once a minute, because the error screen must show if the new version lacks the
    // chunk too.
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < 60_000) return;
    void isOutdated().then((outdated) => {
      if (!outdated) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}
