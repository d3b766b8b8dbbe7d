/** Modules that can be opened without naming a plan. */
export const OPEN_MODULES = ['event-tasks', 'budget-tracking'] as const;
type PlanModule = (typeof OPEN_MODULES)[number];

/** Every address of the app. Nothing else writes a URL. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  methods: '/methods',
  blog: '/blog',
  blogPost: (slug: string): string => `/blog/${encodeURIComponent(slug)}`,
  newsletterConfirm: '/newsletter/confirm',
  newsletterLeave: '/newsletter/unsubscribe',
  remindersOff: '/reminders/unsubscribe',
  auth: '/auth',
  resetPassword: '/reset-password',
  app: '/app',
  savedPlans: '/app/saved-plans',
  newEvent: '/app/new-event',
  profile: '/app/profile',
  eventPlan: (id: string): string => `/app/event-plan/${encodeURIComponent(id)}`,
  eventTimeline: (id: string): string => `/app/event-timeline/${encodeURIComponent(id)}`,
  eventTasks: (id: string): string => `/app/event-tasks/${encodeURIComponent(id)}`,
  /** No path of the specification, which tells of what-if scenarios without a page for them. */
  whatIf: (id: string): string => `/app/what-if/${encodeURIComponent(id)}`,
  budgetTracking: (id: string): string => `/app/budget-tracking/${encodeURIComponent(id)}`,
  budgetBreakdown: (id: string): string => `/app/budget-breakdown/${encodeURIComponent(id)}`,
  /** Budget tracking with only the items that are meant. */
  budgetItems: (id: string, only: { view?: string; category?: string; q?: string; show?: string }): string =>
    `/app/budget-tracking/${encodeURIComponent(id)}?${new URLSearchParams(only)}`,
  /** A module of the next event, whichever that is. */
  openModule: (module: PlanModule): string => `/app/open/${module}`,
  /** Sign-in that comes back to the page that was asked for. */
  authReturningTo: (path: string): string => `/auth?next=${encodeURIComponent(path)}`,
} as const;

/** /auth's modes (specification, point 2); the address says which. */
export const AUTH_MODES = ['sign-in', 'sign-up', 'reset'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

export const authModeOf = (search: string): AuthMode => {
  const mode = new URLSearchParams(search).get('mode');
  return AUTH_MODES.find((known) => known === mode) ?? 'sign-in';
};

/** Another mode of /auth, keeping the page to return to. */
export function authPath(mode: AuthMode, search = ''): string {
  const next = returnPath(search);
  const query = new URLSearchParams({
    ...(mode === 'sign-in' ? {} : { mode }),
    ...(next ? { next } : {}),
  }).toString();
  return query ? `${paths.auth}?${query}` : paths.auth;
}

/** /auth offering to send a confirmation again. */
export const CONFIRM_AGAIN = `${paths.auth}?confirm`;
export const asksForConfirmation = (search: string): boolean => new URLSearchParams(search).has('confirm');

/** Route patterns, for the router alone. */
export const patterns = {
  blogPost: '/blog/:slug',
  eventPlan: '/app/event-plan/:id',
  budgetTracking: '/app/budget-tracking/:id',
  whatIf: '/app/what-if/:id',
  budgetBreakdown: '/app/budget-breakdown/:id',
  eventTasks: '/app/event-tasks/:id',
  eventTimeline: '/app/event-timeline/:id',
  openModule: '/app/open/:module',
} as const;

/**
 * The page to return to after signing in, or null. Only a path of this app passes: `//evil.example` and
 * `https://evil.example` would send a freshly signed-in person elsewhere.
 */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/app(?:[/?#]|$)/.test(next) ? next : null;
}
