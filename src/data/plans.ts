import { queryOptions } from '@tanstack/react-query';
import type { MemberRole } from '@/domain/access';
import { centsFromNumeric, numericFromCents } from '@/domain/money';
import { withDays } from '@/domain/plan/event-days';
import { CATEGORIES, type CategoryChoice, type PlanFacts } from '@/domain/plan/facts';
import type { PlanTier } from '@/domain/tiers';
import type { Json } from '@/lib/database.types';
import { today } from '@/lib/format';
import { currentSession } from '@/lib/session/session-state';
import { datesKey, figuresKey, movesKey, needsKey, summariesKey } from './derived-keys';
import { askDesk } from './desk';
import { defineNoun, type RowJson, type StoredRows } from './sync/noun';
import { KEPT_OFFLINE } from './sync/offline';

/** News about a plan. A field is only present if there is such news. */
export interface PlanNews {
  /** Number of suggestions that wait for the reader's decision. */
  readonly suggestions?: number;
  /** Names of people who have joined in the last few days. */
  readonly joined?: readonly string[];
  /** True if the owner offers the plan to the reader (handover). */
  readonly offered?: true;
}

/** An event plan: its facts, and one choice for each category. The categories are in the usual order. */
export interface Plan extends PlanFacts {
  readonly id: string;
  readonly owner_id: string;
  /**
   * The version that was read. A change is sent with this version, and refused if the version is out of date.
   */
  readonly version: number;
  readonly archived_at: string | null;
  /** Time when the plan was deleted, or null. Set only while the plan can still be restored. */
  readonly deleted_at: string | null;
  /** The reader's role in the plan. Null if the reader is no longer a member. */
  readonly role: MemberRole | null;
  /** Tier of the plan's owner. It decides what all members can use. Null before the plan is stored. */
  readonly owner_tier: PlanTier | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The plan's stored currency conversion. `readConversion` parses it. */
  readonly conversion?: Json | null;
  readonly news?: PlanNews | null;
  readonly categories: readonly CategoryChoice[];
}

export const PLAN_SELECT = '*, owner_tier, news, plan_categories(*), plan_members(role, user_id)';

/** Column that filters the plan's members by the reader, because only the reader's role is needed. */
export const MEMBER = 'plan_members.user_id';
const NOBODY = '00000000-0000-0000-0000-000000000000';
export const reader = (): string => currentSession().user?.id ?? NOBODY;

/** Converts a stored row to a plan. `numeric` values become whole cents. */
function toPlan(row: StoredRows['event_plans']): Plan {
  const byCategory = new Map(row.plan_categories.map((choice) => [choice.category, choice]));
  const members = [row.plan_members ?? []].flat();
  return {
    id: row.id,
    owner_id: row.owner_id,
    version: row.version,
    archived_at: row.archived_at,
    deleted_at: row.deleted_at,
    role: members.find(({ user_id }) => user_id === reader())?.role ?? null,
    owner_tier: row.owner_tier,
    created_at: row.created_at,
    updated_at: row.updated_at,
    name: row.name,
    event_type: row.event_type,
    event_date: row.event_date,
    event_end_date: row.event_end_date,
    budget: centsFromNumeric(row.budget),
    currency: row.currency,
    duration: row.duration,
    guest_count: row.guest_count,
    country: row.country,
    region: row.region,
    city: row.city,
    location_type: row.location_type,
    couple_type: row.couple_type,
    kind: row.kind,
    conversion: row.conversion,
    news: (row.news ?? null) as PlanNews | null,
    categories: CATEGORIES.map((category) => {
      const choice = byCategory.get(category);
      return {
        category,
        selected: choice?.selected ?? false,
        priority: choice?.priority ?? null,
        locked: choice?.locked ?? false,
        allocated_amount: choice ? centsFromNumeric(choice.allocated_amount) : null,
      };
    }),
  };
}

function toJson({
  categories,
  budget,
  id,
  owner_id,
  version,
  role,
  owner_tier,
  news,
  created_at,
  updated_at,
  ...columns
}: Plan): RowJson {
  return {
    ...columns,
    budget: numericFromCents(budget),
    plan_categories: categories.map(({ allocated_amount, ...choice }) => ({
      ...choice,
      allocated_amount: numericFromCents(allocated_amount ?? 0),
    })),
  };
}

/** The plan itself, one row per plan. Several plans are sorted newest first. */
export const PLANS = defineNoun({
  table: 'event_plans',
  select: '',
  toRow: toPlan,
  toJson,
  compare: (a: Plan, b: Plan) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  feeds: (id) => [summariesKey, needsKey, datesKey, figuresKey, movesKey(id)],
});

/** Reads the account's plans, newest first. Archived plans are included, deleted ones aren't. */
export const plansQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plans', userId],
    gcTime: KEPT_OFFLINE,
    queryFn: async (context): Promise<Plan[]> => (await askDesk(context, today())).plans.map(toPlan),
  });

/** Returns true if a text is an id. An address can contain anything, so this is checked before a request. */
export const isPlanId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export interface NewPlan {
  /** Id created by the client, so that a retry never creates a second plan. */
  readonly id: string;
  readonly facts: PlanFacts;
  readonly categories: readonly CategoryChoice[];
}

export const plannedPlan = ({ id, facts, categories }: NewPlan, now = new Date().toISOString()): Plan => ({
  ...facts,
  id,
  owner_id: reader(),
  version: 0,
  archived_at: null,
  deleted_at: null,
  role: 'owner',
  owner_tier: null,
  created_at: now,
  updated_at: now,
  categories,
});

export interface StoredPlanEdit {
  readonly changes: Partial<PlanFacts> & { readonly archived?: boolean; readonly deleted?: boolean };
  readonly categories?: readonly CategoryChoice[] | undefined;
}

/** Applies changes to a plan. The timestamps are provisional until the service responds. */
export function editedPlan(plan: Plan, { changes, categories }: StoredPlanEdit): Plan {
  const { archived, deleted, ...facts } = changes;
  const now = new Date().toISOString();
  return {
    ...plan,
    ...withDays(plan, facts),
    ...(archived === undefined ? {} : { archived_at: archived ? now : null }),
    ...(deleted === undefined ? {} : { deleted_at: deleted ? now : null }),
    categories: categories
      ? plan.categories.map(
          (choice) => categories.find(({ category }) => category === choice.category) ?? choice,
        )
      : plan.categories,
  };
}
