import type { Person } from './actors';

type Reach = Record<Person, number>;

/** What clients may do with a table. Anonymous visitors write nothing anywhere, and nobody deletes. */
export type TableAccess = {
  /** Rows of the fixture that each person sees; absent where reading is refused. */
  seen?: Reach;
  /** Rows that a visitor without a session sees; absent where reading is refused. */
  seenByAnyone?: number;
  /** Columns that nobody reads, of a table that can be read. */
  hidden?: string[];
  insert: string[];
  update: string[];
  /** Rows of the fixture that each person's DELETE reaches; absent where deleting is refused. */
  deleted?: Reach;
  /** Rows of the fixture that each person's UPDATE reaches. */
  changed?: Reach;
};

const everyone: Reach = { owner: 1, editor: 1, viewer: 1, stranger: 1, removed: 1 };

/** One row a plan, for those who may change it. */
const edited: Reach = { owner: 2, editor: 1, viewer: 0, stranger: 1, removed: 0 };

export const TABLES: Record<string, TableAccess> = {
  profiles: {
    seen: everyone,
    insert: [],
    update: ['full_name', 'language_preference', 'email_reminders', 'time_zone'],
    changed: everyone,
  },
  entitlements: { seen: everyone, insert: [], update: [] },
  event_plans: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: [
      'id',
      'name',
      'event_type',
      'event_date',
      'budget',
      'currency',
      'duration',
      'guest_count',
      'country',
      'region',
      'city',
      'location_type',
      'couple_type',
    ],
    update: [
      'name',
      'event_type',
      'event_date',
      'budget',
      'currency',
      'duration',
      'guest_count',
      'country',
      'region',
      'city',
      'location_type',
      'couple_type',
      'version',
      'archived_at',
      'deleted_at',
    ],
    changed: { owner: 2, editor: 1, viewer: 0, stranger: 1, removed: 0 },
  },
  plan_members: {
    seen: { owner: 6, editor: 3, viewer: 3, stranger: 1, removed: 0 },
    insert: [],
    update: [],
  },
  plan_categories: {
    seen: { owner: 18, editor: 9, viewer: 9, stranger: 9, removed: 0 },
    insert: [],
    update: ['selected', 'priority', 'allocated_amount', 'locked'],
    changed: { owner: 18, editor: 9, viewer: 0, stranger: 9, removed: 0 },
  },
  security_events: { insert: [], update: [] },
  tasks: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: [
      'id',
      'plan_id',
      'task_name',
      'description',
      'recommended_completion_date',
      'task_category',
      'priority_level',
      'assignee',
      'notes',
      'origin',
      'origin_name',
      'origin_date',
      'origin_event',
    ],
    update: [
      'task_name',
      'description',
      'recommended_completion_date',
      'task_category',
      'priority_level',
      'assignee',
      'notes',
      'started_at',
      'completed_at',
      'origin_date',
      'origin_event',
      'version',
      'deleted_at',
    ],
    changed: { owner: 2, editor: 1, viewer: 0, stranger: 1, removed: 0 },
  },
  budget_items: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: [
      'id',
      'plan_id',
      'category',
      'vendor_name',
      'planned_amount',
      'actual_amount',
      'tax_rate',
      'tax_included',
      'service_rate',
      'service_included',
      'description',
      'payment_date',
      'cancellation',
    ],
    update: [
      'category',
      'vendor_name',
      'planned_amount',
      'actual_amount',
      'tax_rate',
      'tax_included',
      'service_rate',
      'service_included',
      'description',
      'payment_date',
      'cancellation',
      'version',
    ],
    changed: edited,
    deleted: edited,
  },
  budget_payments: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: ['id', 'plan_id', 'item_id', 'kind', 'amount', 'due_date', 'paid_date', 'payer'],
    update: ['kind', 'amount', 'due_date', 'paid_date', 'payer'],
    changed: edited,
    deleted: edited,
  },
  contributions: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: ['id', 'plan_id', 'contributor', 'amount', 'repeats', 'starts_on', 'ends_on'],
    update: ['contributor', 'amount', 'repeats', 'starts_on', 'ends_on', 'version'],
    changed: edited,
    deleted: edited,
  },
  budget_changes: {
    seen: { owner: 4, editor: 2, viewer: 2, stranger: 2, removed: 0 },
    insert: [],
    update: [],
  },
  timeline_items: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: [
      'id',
      'plan_id',
      'kind',
      'title',
      'starts_on',
      'reminder_days_before',
      'starts_at',
      'time_zone',
      'duration',
      'buffer',
      'track',
      'locked',
      'sun_event',
      'sun_offset',
      'responsible',
      'place',
      'notes',
      'event_on',
      'origin',
      'origin_title',
      'origin_on',
      'origin_at',
      'origin_duration',
    ],
    update: [
      'title',
      'starts_on',
      'reminder_days_before',
      'completed_at',
      'starts_at',
      'time_zone',
      'duration',
      'buffer',
      'track',
      'locked',
      'sun_event',
      'sun_offset',
      'responsible',
      'place',
      'notes',
      'event_on',
      'origin_on',
      'origin_at',
      'version',
    ],
    changed: edited,
    deleted: edited,
  },
  scenarios: {
    seen: { owner: 2, editor: 1, viewer: 1, stranger: 1, removed: 0 },
    insert: ['id', 'plan_id', 'name', 'position', 'overrides'],
    update: ['name', 'position', 'overrides', 'version'],
    changed: edited,
    deleted: edited,
  },
  blog_posts: { seen: everyone, seenByAnyone: 1, hidden: ['created_at'], insert: [], update: [] },
  blog_views: { insert: [], update: [] },
  contact_messages: { insert: [], update: [] },
  newsletter_subscribers: { insert: [], update: [] },
};

/** The functions that anybody may execute, signed in or not. */
export const CALLABLE_BY_ANYONE = ['count_blog_view'];

/** The functions that signed-in people may execute: through the API, and what those and the policies call. */
export const CALLABLE = [
  ...CALLABLE_BY_ANYONE,
  'create_event_plan',
  'update_event_plan',
  'my_plans',
  'check_keys',
  'apply_plan_categories',
  'plan_categories_match',
  'plan_document',
  'save_tasks',
  'save_budget_items',
  'save_contributions',
  'save_timeline_items',
  'save_scenarios',
  'budget_ledger',
  'budget_history',
  'members_by_name',
  'plan_summaries',
  'check_changes',
  'refuse_stale',
  'apply_budget_payments',
  'budget_payments_match',
  'budget_item_documents',
];
