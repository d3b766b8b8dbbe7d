/** Parameters of a link in an e-mail (specification, point 2: reset-password page). */
export interface EmailLink {
  readonly token_hash: string | null;
  readonly type: string | null;
  /**
   * The account that the e-mail names. It is shown before the link is used. Afterwards it is compared with
   * the account that the link belongs to.
   */
  readonly email: string | null;
  readonly error: string | null;
  readonly error_code: string | null;
  readonly error_description: string | null;
}

const PARAMETERS = ['token_hash', 'type', 'email', 'error', 'error_code', 'error_description'] as const;

let taken: EmailLink | null = null;

/**
 * Reads the link from the address and removes it there at once, so that the token reaches no history,
 * referrer or log.
 * Our links have the token in the query and the e-mail address after `#`, where no server sees it. The
 * sign-in service puts errors in either place.
 * Returns the same link until `settleEmailLink` is called, because effects may run twice. Returns null
 * without a link.
 */
export function takeEmailLink(): EmailLink | null {
  const url = new URL(window.location.href);
  // A plus sign is literal here, because e-mail addresses contain it.
  const fragment = new URLSearchParams(url.hash.slice(1).replaceAll('+', '%2B'));
  const words = new URLSearchParams(url.hash.slice(1));
  const read = (name: (typeof PARAMETERS)[number]) =>
    url.searchParams.get(name) ?? (name === 'email' ? fragment : words).get(name);
  if (!url.searchParams.has('token_hash') && !read('error')) return taken;
  taken = {
    token_hash: url.searchParams.get('token_hash'),
    type: read('type'),
    email: read('email'),
    error: read('error'),
    error_code: read('error_code'),
    error_description: read('error_description'),
  };
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const hash = PARAMETERS.some((name) => words.has(name)) ? '' : url.hash;
  window.history.replaceState(window.history.state, '', url.pathname + url.search + hash);
  return taken;
}

export function settleEmailLink(link: EmailLink | null): void {
  if (taken === link) taken = null;
}
