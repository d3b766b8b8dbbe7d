const KEY = 'celebra-reloaded-for';

/**
 * A version deployed while this tab was open has taken the old chunks away. The next navigation then fails to
 * load its page: reload once, which fetches the new version at the address that was asked for.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Once a minute at most: if the chunk is missing from the new version too, the error screen must show.
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < 60_000 || !navigator.onLine) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
