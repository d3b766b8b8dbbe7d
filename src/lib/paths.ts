/** Modules that can be opened without a plan in the address. */
export const OPEN_MODULES = [
  'event-tasks',
  'budget-tracking',
  'drinks-wizard',
  'drinks-preferences',
  'vendor-comparison',
] as const;
type PlanModule = (typeof OPEN_MODULES)[number];

/** Describes the address of a module's page for one plan. */
export const planPage = <N extends string>(name: N) => ({
  pattern: `/app/${name}/:id` as const,
  path: (id: string): string => `/app/${name}/${encodeURIComponent(id)}`,
});

/** Pages of the guest module, apart from the guest list. */
export type GuestPage = 'import' | 'invitations' | 'kitchen' | 'gifts' | 'page' | 'registrations';

/** All addresses of the app. No other file writes out a URL of the app. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  methods: '/methods',
  bottles: <T extends string>(type: T) => `/bottle-recommendations/${type}` as const,
  blog: '/blog',
  blogPost: (slug: string): string => `/blog/${encodeURIComponent(slug)}`,
  newsletterConfirm: '/newsletter/confirm',
  newsletterLeave: '/newsletter/unsubscribe',
  remindersOff: '/reminders/unsubscribe',
  invitationsOff: '/invitations/unsubscribe',
  auth: '/auth',
  resetPassword: '/reset-password',
  /** A household's invitation. It opens without an account. */
  rsvp: (token: string): string => `/rsvp/${encodeURIComponent(token)}`,
  /** An event's page, under the name that its hosts chose. */
  eventPage: (name: string): string => `/e/${encodeURIComponent(name)}`,
  /** The page that a room's printed code opens. It works without an account. */
  findTable: (token: string): string => `/find-table/${encodeURIComponent(token)}`,
  /**
   * A link that works without an account. The token is in the URL's fragment (after `#`), so that no server
   * logs it.
   */
  shared: (token: string): string => `${patterns.shared}#${token}`,
  app: '/app',
  /** The page that accepts an invite to a plan. */
  joinPlan: (token: string): string => `/app/join/${encodeURIComponent(token)}`,
  savedPlans: '/app/saved-plans',
  templates: '/app/saved-plans/templates',
  /** Calendar with the dates of all events. */
  calendar: '/app/calendar',
  newEvent: '/app/new-event',
  newEventFrom: (template: string): string => `${paths.newEvent}?template=${template}`,
  profile: '/app/profile',
  brand: '/app/profile/brand',
  /** Download of a person's data. With an id, only that plan is downloaded. */
  yourData: (id?: string): string => `/app/profile/data${id ? `?plan=${id}` : ''}`,
  /** Analytics of all events. With an id, that plan is highlighted. */
  analytics: (id?: string): string => patterns.analytics + (id ? `?plan=${encodeURIComponent(id)}` : ''),
  eventPlan: planPage('event-plan').path,
  /** A plan as a PDF. With `part`, only that part. */
  planPdf: (id: string, part?: string): string => `${paths.eventPlan(id)}/pdf${part ? `?part=${part}` : ''}`,
  suggestions: (id: string): string => `${paths.eventPlan(id)}/suggestions`,
  eventTimeline: planPage('event-timeline').path,
  eventTasks: planPage('event-tasks').path,
  /** The specification describes what-if scenarios but gives no path, so this path is our choice. */
  whatIf: planPage('what-if').path,
  budgetTracking: planPage('budget-tracking').path,
  budgetBreakdown: planPage('budget-breakdown').path,
  guestList: planPage('guest-list').path,
  guestPage: (id: string, page: GuestPage): string => `${paths.guestList(id)}/${page}`,
  seatingPapers: (id: string): string => `${paths.tableArrangement(id)}/papers`,
  /** A person's address book, opened from a category of a plan. */
  addressBook: (category: string, plan_id: string): string =>
    `/app/vendor-comparison/${encodeURIComponent(category)}/address-book?plan=${encodeURIComponent(plan_id)}`,
  /** The specification doesn't mention check-in, so this path is our choice. */
  checkIn: planPage('check-in').path,
  badges: (id: string): string => `${paths.checkIn(id)}/badges`,
  tableArrangement: planPage('table-arrangement').path,
  /** The plan's id is a query parameter, because the specification's address has no id. */
  drinksWizard: (id: string): string => `${patterns.drinksWizard}?plan=${encodeURIComponent(id)}`,
  drinksPreferences: (id: string): string => `${patterns.drinksPreferences}?plan=${encodeURIComponent(id)}`,
  budgetItems: (id: string, only: { [what: string]: string }): string =>
    `/app/budget-tracking/${encodeURIComponent(id)}?${new URLSearchParams(only)}`,
  vendorComparison: (category: string, plan_id?: string): string =>
    `/app/vendor-comparison/${encodeURIComponent(category)}${plan_id ? `?plan=${encodeURIComponent(plan_id)}` : ''}`,
  demo: '/demo',
  /** Opens a module for the next upcoming event. */
  openModule: (module: PlanModule): string => `/app/open/${module}`,
  authReturningTo: (path: string): string => `/auth?next=${encodeURIComponent(path)}`,
} as const;

/** Modes of /auth (specification, point 2), selected by the query parameter. */
const AUTH_MODES = ['sign-in', 'sign-up', 'reset'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

export const authModeOf = (search: string): AuthMode => {
  const mode = new URLSearchParams(search).get('mode');
  return AUTH_MODES.find((known) => known === mode) ?? 'sign-in';
};

/** Returns the address of another mode of /auth and keeps the page to return to. */
export function authPath(mode: AuthMode, search = ''): string {
  const next = returnPath(search);
  const query = new URLSearchParams({
    ...(mode === 'sign-in' ? {} : { mode }),
    ...(next ? { next } : {}),
  }).toString();
  return query ? `${paths.auth}?${query}` : paths.auth;
}

/** Address of /auth with the form that sends the confirmation e-mail again. */
export const CONFIRM_AGAIN = `${paths.auth}?confirm`;
export const asksForConfirmation = (search: string): boolean => new URLSearchParams(search).has('confirm');

/** Route patterns. Only the router uses them. */
export const patterns = {
  blogPost: '/blog/:slug',
  rsvp: '/rsvp/:token',
  eventPage: '/e/:name',
  findTable: '/find-table/:token',
  shared: '/shared',
  analytics: '/app/analytics',
  drinksWizard: '/app/drinks-wizard',
  drinksPreferences: '/app/drinks-preferences',
  vendorComparison: '/app/vendor-comparison/:category',
  joinPlan: '/app/join/:token',
  openModule: '/app/open/:module',
  /** The page where a program asks for access: `authorization_url_path` in config.toml. */
  connect: '/app/connect',
  demo: ['/demo', '/demo/:page', '/en/demo', '/en/demo/:page'],
} as const;

/**
 * Returns the page to return to after signing in, or null. Only paths of this app are accepted, because
 * `//evil.example` would lead to another site.
 */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/app(?:[/?#]|$)/.test(next) ? next : null;
}
