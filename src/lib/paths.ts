/** Modules that can be opened without naming a plan. */
export const OPEN_MODULES = [
  'event-tasks',
  'budget-tracking',
  'drinks-wizard',
  'drinks-preferences',
  'vendor-comparison',
] as const;
type PlanModule = (typeof OPEN_MODULES)[number];

/** Describes the address of a module's page in a plan. */
export const planPage = <N extends string>(name: N) => ({
  pattern: `/app/${name}/:id` as const,
  path: (id: string): string => `/app/${name}/${encodeURIComponent(id)}`,
});

/** The guest module's pages beside its list. */
export type GuestPage = 'import' | 'invitations' | 'kitchen' | 'gifts' | 'page' | 'registrations';

/** Every address of the app; no other file writes a URL. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  methods: '/methods',
  /** Returns the address of a drink type's page. */
  bottles: <T extends string>(type: T) => `/bottle-recommendations/${type}` as const,
  blog: '/blog',
  blogPost: (slug: string): string => `/blog/${encodeURIComponent(slug)}`,
  newsletterConfirm: '/newsletter/confirm',
  newsletterLeave: '/newsletter/unsubscribe',
  remindersOff: '/reminders/unsubscribe',
  invitationsOff: '/invitations/unsubscribe',
  auth: '/auth',
  resetPassword: '/reset-password',
  /** A household's invitation, which opens without an account. */
  rsvp: (token: string): string => `/rsvp/${encodeURIComponent(token)}`,
  /** An event's page at the address that its hosts chose. */
  eventPage: (name: string): string => `/e/${encodeURIComponent(name)}`,
  /** A link without an account. Its token stands behind `#`, where no log records it. */
  findTable: (token: string): string => `/find-table/${encodeURIComponent(token)}`,
  /** A link without an account: what it opens stands behind `#`, out of every log. */
  shared: (token: string): string => `${patterns.shared}#${token}`,
  app: '/app',
  /** Accepts an invite to a plan. */
  joinPlan: (token: string): string => `/app/join/${encodeURIComponent(token)}`,
  savedPlans: '/app/saved-plans',
  templates: '/app/saved-plans/templates',
  /** The dates of all events, month by month. */
  calendar: '/app/calendar',
  newEvent: '/app/new-event',
  newEventFrom: (template: string): string => `${paths.newEvent}?template=${template}`,
  profile: '/app/profile',
  brand: '/app/profile/brand',
  /** The download of a person's data; with an id, of that plan alone. */
  yourData: (id?: string): string => `/app/profile/data${id ? `?plan=${id}` : ''}`,
  /** Analytics of all events; with an id, that plan is marked among them. */
  analytics: (id?: string): string => patterns.analytics + (id ? `?plan=${encodeURIComponent(id)}` : ''),
  eventPlan: planPage('event-plan').path,
  /** A plan as a PDF; with `part`, that part alone. */
  planPdf: (id: string, part?: string): string => `${paths.eventPlan(id)}/pdf${part ? `?part=${part}` : ''}`,
  suggestions: (id: string): string => `${paths.eventPlan(id)}/suggestions`,
  eventTimeline: planPage('event-timeline').path,
  eventTasks: planPage('event-tasks').path,
  /** The specification describes what-if scenarios without naming a path. */
  whatIf: planPage('what-if').path,
  budgetTracking: planPage('budget-tracking').path,
  budgetBreakdown: planPage('budget-breakdown').path,
  guestList: planPage('guest-list').path,
  /** One of the guest module's pages beside the list. */
  guestPage: (id: string, page: GuestPage): string => `${paths.guestList(id)}/${page}`,
  /** The printed sheets of a plan's tables. */
  seatingPapers: (id: string): string => `${paths.tableArrangement(id)}/papers`,
  /** A person's address book, opened from a category of a plan. */
  addressBook: (category: string, plan_id: string): string =>
    `/app/vendor-comparison/${encodeURIComponent(category)}/address-book?plan=${encodeURIComponent(plan_id)}`,
  /** The specification has no page for check-in and names no path. */
  checkIn: planPage('check-in').path,
  /** Printed badges and name tags. */
  badges: (id: string): string => `${paths.checkIn(id)}/badges`,
  tableArrangement: planPage('table-arrangement').path,
  /** The plan's id is a query parameter, because the specification's addresses contain none. */
  drinksWizard: (id: string): string => `${patterns.drinksWizard}?plan=${encodeURIComponent(id)}`,
  drinksPreferences: (id: string): string => `${patterns.drinksPreferences}?plan=${encodeURIComponent(id)}`,
  /** Budget tracking, filtered to some items. */
  budgetItems: (id: string, only: { [what: string]: string }): string =>
    `/app/budget-tracking/${encodeURIComponent(id)}?${new URLSearchParams(only)}`,
  /** A category's vendors, in the plan that the query names. */
  vendorComparison: (category: string, plan_id?: string): string =>
    `/app/vendor-comparison/${encodeURIComponent(category)}${plan_id ? `?plan=${encodeURIComponent(plan_id)}` : ''}`,
  /** The public demonstration; the app's pages stand below it. */
  demo: '/demo',
  /** Opens a module of the next event. */
  openModule: (module: PlanModule): string => `/app/open/${module}`,
  /** Sign-in that returns to the requested page. */
  authReturningTo: (path: string): string => `/auth?next=${encodeURIComponent(path)}`,
} as const;

/** Modes of /auth (specification, point 2), selected by the address. */
const AUTH_MODES = ['sign-in', 'sign-up', 'reset'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

export const authModeOf = (search: string): AuthMode => {
  const mode = new URLSearchParams(search).get('mode');
  return AUTH_MODES.find((known) => known === mode) ?? 'sign-in';
};

/** Returns the address of another mode of /auth, keeping the return page. */
export function authPath(mode: AuthMode, search = ''): string {
  const next = returnPath(search);
  const query = new URLSearchParams({
    ...(mode === 'sign-in' ? {} : { mode }),
    ...(next ? { next } : {}),
  }).toString();
  return query ? `${paths.auth}?${query}` : paths.auth;
}

/** Address of /auth where a confirmation can be sent again. */
export const CONFIRM_AGAIN = `${paths.auth}?confirm`;
export const asksForConfirmation = (search: string): boolean => new URLSearchParams(search).has('confirm');

/** Route patterns, for the router alone. */
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
  /** The page where a program asks for access: `authorization_url_path` of config.toml. */
  connect: '/app/connect',
  /** Every page of the public demonstration, in either language. */
  demo: ['/demo', '/demo/:page', '/en/demo', '/en/demo/:page'],
} as const;

/**
 * Returns the page to return to after signing in, or null. Only a path of this app passes: `//evil.example`
 * would send a freshly signed-in person elsewhere.
 */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/app(?:[/?#]|$)/.test(next) ? next : null;
}
