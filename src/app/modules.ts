import type { ComponentType } from 'react';
import type { RowTable } from '@/data/sync/noun';
import { paths, patterns, planPage } from '@/lib/paths';
import type { Namespace } from '@/lib/texts';
import type { common } from '@/locales/en/common';
import type { RefusedRowProps } from '@/parts/rows/refused-row';

/** What modules are grouped by, in the order of the navigation. A group without modules is not shown. */
export const GROUPS = ['plan', 'money', 'time', 'people', 'vendors'] as const;
export type Group = (typeof GROUPS)[number];

interface Lazy<Props> {
  default: ComponentType<Props>;
}

/** A page of a module beside its main one. */
interface ModuleSubPage {
  readonly pattern: `/app/${string}`;
  readonly title: keyof typeof common.title;
  readonly load: () => Promise<Lazy<object>>;
}

export interface PlanModule {
  readonly key: keyof typeof common.nav.module;
  readonly group: Group;
  /** With the plan as `:id`, or in the address's query. */
  readonly pattern: `/app/${string}`;
  readonly path: (planId: string) => string;
  readonly title: keyof typeof common.title;
  readonly load: () => Promise<Lazy<object>>;
  readonly texts: readonly Namespace[];
  /** Its pages below it, each with a title and an address of its own. */
  readonly pages?: readonly ModuleSubPage[];
  /** The tables whose rows it shows, each with what shows a refused change of one. */
  readonly refused: { readonly [T in RowTable]?: () => Promise<Lazy<RefusedRowProps>> };
}

/**
 * The modules of a plan: routes, navigation and the dialog of refused changes follow from this list. `npm run
 * new-module` adds one.
 */
export const MODULES: readonly PlanModule[] = [
  {
    key: 'plan',
    group: 'plan',
    ...planPage('event-plan'),
    title: 'eventPlan',
    load: () => import('@/features/plan/event-plan-page'),
    texts: ['plans', 'budget', 'now', 'tasks', 'checklist'],
    refused: { event_plans: () => import('@/features/plan/refused-plan') },
  },
  {
    key: 'analytics',
    group: 'plan',
    pattern: patterns.analytics,
    path: paths.analytics,
    title: 'analytics',
    load: () => import('@/features/analytics/analytics-page'),
    texts: ['analytics'],
    refused: {},
  },
  {
    key: 'tracking',
    group: 'money',
    ...planPage('budget-tracking'),
    title: 'budgetTracking',
    load: () => import('@/features/ledger/ledger-page'),
    texts: ['ledger', 'files', 'modules'],
    refused: {
      budget_items: () => import('@/features/ledger/refused-item'),
      contributions: () => import('@/features/ledger/refused-contribution'),
    },
  },
  {
    key: 'breakdown',
    group: 'money',
    ...planPage('budget-breakdown'),
    title: 'budgetBreakdown',
    load: () => import('@/features/budget-breakdown/breakdown-page'),
    texts: ['breakdown', 'budget', 'modules'],
    refused: {},
  },
  {
    key: 'whatIf',
    group: 'money',
    ...planPage('what-if'),
    title: 'whatIf',
    load: () => import('@/features/what-if/what-if-page'),
    texts: ['whatif', 'budget', 'modules'],
    refused: { scenarios: () => import('@/features/what-if/refused-scenario') },
  },
  {
    key: 'tasks',
    group: 'time',
    ...planPage('event-tasks'),
    title: 'eventTasks',
    load: () => import('@/features/tasks/tasks-page'),
    texts: ['tasks', 'checklist', 'modules'],
    refused: { tasks: () => import('@/features/tasks/refused-task') },
  },
  {
    key: 'timeline',
    group: 'time',
    ...planPage('event-timeline'),
    title: 'eventTimeline',
    load: () => import('@/features/timeline/timeline-page'),
    texts: ['timeline', 'delays', 'modules', 'budget'],
    refused: { timeline_items: () => import('@/features/timeline/refused-timeline-item') },
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
        pattern: '/app/guest-list/:id/import',
        title: 'guestImport',
        load: () => import('@/features/guests/import/import-page'),
      },
      {
        pattern: '/app/guest-list/:id/invitations',
        title: 'guestInvitations',
        load: () => import('@/features/guests/invitations/invitations-page'),
      },
      {
        pattern: '/app/guest-list/:id/kitchen',
        title: 'guestKitchen',
        load: () => import('@/features/guests/kitchen/kitchen-page'),
      },
      {
        pattern: '/app/guest-list/:id/gifts',
        title: 'guestGifts',
        load: () => import('@/features/guests/gifts/gifts-page'),
      },
    ],
    refused: {
      guests: () => import('@/features/guests/refused-guest'),
      households: () => import('@/features/guests/refused-household'),
      event_parts: () => import('@/features/guests/refused-part'),
      event_questions: () => import('@/features/guests/refused-question'),
    },
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
        pattern: '/app/table-arrangement/:id/papers',
        title: 'seatingPapers',
        load: () => import('@/features/seating/papers/papers-page'),
      },
    ],
    refused: {
      seating_charts: () => import('@/features/seating/refused-chart'),
      seating_tables: () => import('@/features/seating/refused-thing'),
      seat_assignments: () => import('@/features/seating/refused-seat'),
      seating_prints: () => import('@/features/seating/refused-print'),
      seating_rules: () => import('@/features/seating/refused-rule'),
      seating_wishes: () => import('@/features/seating/refused-wish'),
    },
  },
  {
    key: 'checkIn',
    group: 'people',
    ...planPage('check-in'),
    title: 'checkIn',
    load: () => import('@/features/check-in/check-in-page'),
    texts: ['arrivals', 'modules'],
    refused: { arrivals: () => import('@/features/check-in/refused-arrival') },
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
        pattern: patterns.addressBook,
        title: 'addressBook',
        load: () => import('@/features/vendors/address-book/address-book-page'),
      },
    ],
    refused: {
      vendor_quotes: () => import('@/features/vendors/refused-quote'),
      vendors: () => import('@/features/vendors/refused-vendor'),
      attachments: () => import('@/parts/files/refused-file'),
    },
  },
  {
    key: 'drinks',
    group: 'vendors',
    pattern: patterns.drinksWizard,
    path: paths.drinksWizard,
    title: 'drinks',
    load: () => import('@/features/drinks/drinks-wizard-page'),
    texts: ['drinks', 'modules'],
    refused: { drinks_preferences: () => import('@/features/drinks/refused-drinks') },
  },
  {
    key: 'drinksPreferences',
    group: 'vendors',
    pattern: patterns.drinksPreferences,
    path: paths.drinksPreferences,
    title: 'drinksPreferences',
    load: () => import('@/features/drinks/drinks-preferences-page'),
    texts: ['drinks', 'modules'],
    refused: {},
  },
];

/** The groups that hold something, each with its modules. */
export const moduleGroups = GROUPS.map((key) => ({
  key,
  modules: MODULES.filter(({ group }) => group === key),
})).filter(({ modules }) => modules.length > 0);
