/** What the link of an e-mail brings along in the address (specification, point 2: reset-password page). */
export interface EmailLink {
  readonly token_hash: string | null;
  readonly type: string | null;
  readonly error: string | null;
  readonly error_description: string | null;
}

const PARAMETERS = ['token_hash', 'type', 'error', 'error_code', 'error_description'] as const;

let taken: EmailLink | null = null;

/**
 * Reads the link from the address and removes it from there at once: the token must reach no history, no referrer
 * and no log. It is handed out until it is settled, for effects that run twice. null when there is none.
 */
export function takeEmailLink(): EmailLink | null {
  const url = new URL(window.location.href);
  const read = (name: (typeof PARAMETERS)[number]) => url.searchParams.get(name);
  if (!read('token_hash') && !read('error')) return taken;
  taken = {
    token_hash: read('token_hash'),
    type: read('type'),
    error: read('error'),
    error_description: read('error_description'),
  };
  for (const name of PARAMETERS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return taken;
}

/** The link has done what it could. */
export function settleEmailLink(link: EmailLink | null): void {
  if (taken === link) taken = null;
}
