/** Every address of the app. Nothing else writes a URL. */
export const paths = {
  home: '/',
  auth: '/auth',
  resetPassword: '/reset-password',
  app: '/app',
  savedPlans: '/app/saved-plans',
  newEvent: '/app/new-event',
  profile: '/app/profile',
  eventPlan: (id: string): string => `/app/event-plan/${encodeURIComponent(id)}`,
  /** Sign-in that comes back to the page that was asked for. */
  authReturningTo: (path: string): string => `/auth?next=${encodeURIComponent(path)}`,
} as const;

/** Route patterns, for the router alone. */
export const patterns = { eventPlan: '/app/event-plan/:id' } as const;

/**
 * The page to return to after signing in, or null. Only a path of this app passes: `//evil.example` and
 * `https://evil.example` would send a freshly signed-in person elsewhere.
 */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/app(?:[/?#]|$)/.test(next) ? next : null;
}
