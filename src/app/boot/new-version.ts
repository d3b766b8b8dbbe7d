const KEY = 'celebra-reloaded-for';

/** Whether this very file is gone from the server: a newer version has been deployed. */
const isOutdated = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * A version deployed while this tab was open has taken the old chunks away: reload once, which fetches the new version
 * at the address that was asked for. Only then: browsers also reject the imports that are in flight when a page is
 * left, and a reload would cancel that navigation.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    // Once a minute at most: if the chunk is missing from the new version too, the error screen must show.
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < 60_000) return;
    void isOutdated().then((outdated) => {
      if (!outdated) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.reload();
    });
  });
}
