import type { ComponentType } from 'react';
import type { RowTable } from '@/data/sync/noun';
import { paths, patterns, planPage } from '@/lib/paths';
import type { Namespace } from '@/lib/texts';
import type { common } from '@/locales/en/common';
import type { Faces } from '@/parts/rows/face';

/** Groups of modules, in the order of the navigation. A group without modules isn't shown. */
export const GROUPS = ['plan', 'money', 'time', 'people', 'vendors'] as const;
export type ModuleGroup = (typeof GROUPS)[number];

interface Lazy<Props> {
  default: ComponentType<Props>;
}

/** A subpage of a module. The browser tab shows the module's title until the plan is loaded. */
interface ModuleSubPage {
  /** Last segment of the address, after the module's address. */
  readonly name: string;
  readonly load: () => Promise<Lazy<object>>;
}

export interface PlanModule {
  readonly key: keyof typeof common.nav.module;
  readonly group: ModuleGroup;
  /** Pattern of the route. The plan's id is `:id` or in the query. */
  readonly pattern: `/app/${string}`;
  readonly path: (planId: string) => string;
  readonly title: keyof typeof common.title;
  readonly load: () => Promise<Lazy<object>>;
  readonly texts: readonly Namespace[];
  readonly pages?: readonly ModuleSubPage[];
  readonly tables: readonly RowTable[];
  /** Loads the module's descriptions of its rows (faces), for other pages that show these rows too. */
  readonly rows?: () => Promise<{ readonly faces: Faces }>;
}

/**
 * The modules of a plan. Routes, navigation and the dialog of refused changes are derived from this list.
 * `npm run new-module` adds a module.
 */
export const MODULES: readonly PlanModule[] = [
  {
    key: 'plan',
    group: 'plan',
    ...planPage('event-plan'),
    title: 'eventPlan',
    load: () => import('@/features/plan/event-plan-page'),
    texts: ['plans', 'budget', 'now', 'tasks', 'checklist', 'suggestions'],
    tables: ['event_plans', 'suggestions'],
    pages: [
      { name: 'pdf', load: () => import('./book/open-book') },
      { name: 'suggestions', load: () => import('@/features/suggestions/suggestions-page') },
    ],
    rows: () => import('@/features/plan/rows'),
  },
  {
    key: 'analytics',
    group: 'plan',
    pattern: patterns.analytics,
    path: paths.analytics,
    title: 'analytics',
    load: () => import('@/features/analytics/analytics-page'),
    texts: ['analytics'],
    tables: [],
  },
  {
    key: 'tracking',
    group: 'money',
    ...planPage('budget-tracking'),
    title: 'budgetTracking',
    load: () => import('@/features/ledger/ledger-page'),
    texts: ['ledger', 'files', 'modules'],
    tables: ['budget_items', 'contributions'],
    rows: () => import('@/features/ledger/rows'),
  },
  {
    key: 'breakdown',
    group: 'money',
    ...planPage('budget-breakdown'),
    title: 'budgetBreakdown',
    load: () => import('@/features/budget-breakdown/breakdown-page'),
    texts: ['breakdown', 'budget', 'modules'],
    tables: [],
  },
  {
    key: 'whatIf',
    group: 'money',
    ...planPage('what-if'),
    title: 'whatIf',
    load: () => import('@/features/what-if/what-if-page'),
    texts: ['whatif', 'budget', 'modules'],
    tables: ['scenarios'],
    rows: () => import('@/features/what-if/rows'),
  },
  {
    key: 'tasks',
    group: 'time',
    ...planPage('event-tasks'),
    title: 'eventTasks',
    load: () => import('@/features/tasks/tasks-page'),
    texts: ['tasks', 'checklist', 'modules'],
    tables: ['tasks'],
    rows: () => import('@/features/tasks/rows'),
  },
  {
    key: 'timeline',
    group: 'time',
    ...planPage('event-timeline'),
    title: 'eventTimeline',
    load: () => import('@/features/timeline/timeline-page'),
    texts: ['timeline', 'delays', 'modules', 'budget'],
    tables: ['timeline_items'],
    rows: () => import('@/features/timeline/rows'),
  },
  {
    key: 'guests',
    group: 'people',
    ...planPage('guest-list'),
    title: 'guestList',
    load: () => import('@/features/guests/guest-list-page'),
    texts: ['guests', 'modules'],
    pages: [
      {
        name: 'import',
        load: () => import('@/features/guests/import/import-page'),
      },
      {
        name: 'invitations',
        load: () => import('@/features/guests/invitations/invitations-page'),
      },
      {
        name: 'kitchen',
        load: () => import('@/features/guests/kitchen/kitchen-page'),
      },
      {
        name: 'gifts',
        load: () => import('@/features/guests/gifts/gifts-page'),
      },
      {
        name: 'page',
        load: () => import('@/features/guests/page/editor-page'),
      },
      {
        name: 'registrations',
        load: () => import('@/features/guests/registrations/registrations-page'),
      },
    ],
    tables: [
      'guests',
      'households',
      'event_parts',
      'event_questions',
      'guest_columns',
      'invitation_words',
      'event_pages',
    ],
    rows: () => import('@/features/guests/rows'),
  },
  {
    key: 'tables',
    group: 'people',
    ...planPage('table-arrangement'),
    title: 'tableArrangement',
    load: () => import('@/features/seating/seating-page'),
    texts: ['seating', 'files', 'guests', 'modules'],
    pages: [
      {
        name: 'papers',
        load: () => import('@/features/seating/papers/papers-page'),
      },
    ],
    tables: [
      'seating_charts',
      'seating_tables',
      'seat_assignments',
      'seating_prints',
      'seating_rules',
      'seating_wishes',
    ],
    rows: () => import('@/features/seating/rows'),
  },
  {
    key: 'checkIn',
    group: 'people',
    ...planPage('check-in'),
    title: 'checkIn',
    load: () => import('@/features/check-in/check-in-page'),
    texts: ['arrivals', 'modules'],
    pages: [{ name: 'badges', load: () => import('@/features/check-in/badges/badges-page') }],
    tables: ['arrivals'],
    rows: () => import('@/features/check-in/rows'),
  },
  {
    key: 'vendors',
    group: 'vendors',
    pattern: patterns.vendorComparison,
    path: (planId) => paths.vendorComparison('venue', planId),
    title: 'vendorComparison',
    load: () => import('@/features/vendors/vendors-page'),
    texts: ['vendors', 'files', 'modules'],
    pages: [
      {
        name: 'address-book',
        load: () => import('@/features/vendors/address-book/address-book-page'),
      },
    ],
    tables: ['vendor_quotes', 'vendors', 'attachments'],
    rows: () => import('@/features/vendors/rows'),
  },
  {
    key: 'drinks',
    group: 'vendors',
    pattern: patterns.drinksWizard,
    path: paths.drinksWizard,
    title: 'drinks',
    load: () => import('@/features/drinks/drinks-wizard-page'),
    texts: ['drinks', 'modules'],
    tables: ['drinks_preferences'],
    rows: () => import('@/features/drinks/rows'),
  },
  {
    key: 'drinksPreferences',
    group: 'vendors',
    pattern: patterns.drinksPreferences,
    path: paths.drinksPreferences,
    title: 'drinksPreferences',
    load: () => import('@/features/drinks/drinks-preferences-page'),
    texts: ['drinks', 'modules'],
    tables: [],
  },
];

/** Returns the page of a module and its subpages, each with its route pattern. */
export const pagesOf = ({
  pattern,
  load,
  pages = [],
}: PlanModule): readonly { readonly pattern: string; readonly load: PlanModule['load'] }[] => [
  { pattern, load },
  ...pages.map((page) => ({ pattern: `${pattern}/${page.name}`, load: page.load })),
];

export const moduleGroups = GROUPS.map((key) => ({
  key,
  modules: MODULES.filter(({ group }) => group === key),
})).filter(({ modules }) => modules.length > 0);
