import { queryOptions } from '@tanstack/react-query';
import type { MemberRole } from '@/domain/access';
import { centsFromNumeric, numericFromCents } from '@/domain/money';
import { CATEGORIES, type CategoryChoice, type PlanFacts } from '@/domain/plan/facts';
import type { Database } from '@/lib/database.types';
import { currentSession } from '@/lib/session-state';
import { dataClient } from '@/lib/supabase';
import { KEPT_OFFLINE } from './offline';
import { unwrap } from './request';

/** An event plan as the app knows it: the facts, one choice a category in their usual order, and its standing. */
export interface Plan extends PlanFacts {
  readonly id: string;
  readonly owner_id: string;
  /** What was read; a change must name it, and is refused when it is stale. */
  readonly version: number;
  readonly archived_at: string | null;
  /** Set only while a deleted plan may still be wanted back. */
  readonly deleted_at: string | null;
  /** What the reader is to this plan; null when they are nothing to it any more. */
  readonly role: MemberRole | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly categories: readonly CategoryChoice[];
}

type PlanRow = Database['public']['Tables']['event_plans']['Row'];
type CategoryRow = Database['public']['Tables']['plan_categories']['Row'];
type MemberRow = Pick<Database['public']['Tables']['plan_members']['Row'], 'role' | 'user_id'>;
/** A plan as it is read, whatever else is read with it. */
export type PlanDocument = PlanRow & {
  plan_categories: CategoryRow[];
  /** Hosted, a list. The embedded backend takes the index for one owner a plan for one member a plan. */
  plan_members: MemberRow[] | MemberRow | null;
};

export const PLAN_SELECT = '*, plan_categories(*), plan_members(role, user_id)';

/** Of the members only the reader is asked for: their role is all that is needed. */
export const MEMBER = 'plan_members.user_id';
const NOBODY = '00000000-0000-0000-0000-000000000000';
export const reader = (): string => currentSession().user?.id ?? NOBODY;

/** Rows become domain values here and nowhere else: `numeric` turns into whole cents. */
export function toPlan(row: PlanDocument): Plan {
  const byCategory = new Map(row.plan_categories.map((choice) => [choice.category, choice]));
  const members = [row.plan_members ?? []].flat();
  return {
    id: row.id,
    owner_id: row.owner_id,
    version: row.version,
    archived_at: row.archived_at,
    deleted_at: row.deleted_at,
    role: members.find(({ user_id }) => user_id === reader())?.role ?? null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    name: row.name,
    event_type: row.event_type,
    event_date: row.event_date,
    budget: centsFromNumeric(row.budget),
    currency: row.currency,
    duration: row.duration,
    guest_count: row.guest_count,
    country: row.country,
    region: row.region,
    city: row.city,
    location_type: row.location_type,
    couple_type: row.couple_type,
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

const factsToJson = <T extends Partial<PlanFacts>>({ budget, ...facts }: T) => ({
  ...facts,
  ...(budget === undefined ? {} : { budget: numericFromCents(budget) }),
});

const choicesToJson = (choices: readonly CategoryChoice[]) =>
  choices.map(({ allocated_amount, ...choice }) => ({
    ...choice,
    allocated_amount: numericFromCents(allocated_amount ?? 0),
  }));

/** PostgREST gives at most 1,000 rows an answer (config.toml, max_rows). */
const PAGE = 1_000;

/** The account's plans, newest first, archived ones among them, deleted ones not. */
export const plansQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plans', userId],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const { db } = await dataClient();
      const plans: Plan[] = [];
      for (let from = 0; ; from += PAGE) {
        const rows = unwrap(
          await db
            .from('event_plans')
            .select(PLAN_SELECT)
            .eq(MEMBER, reader())
            .is('deleted_at', null)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, from + PAGE - 1)
            .abortSignal(signal),
        );
        plans.push(...rows.map(toPlan));
        if (rows.length < PAGE) return plans;
      }
    },
  });

/** The address is anybody's text; only an id is worth asking for. */
export const isPlanId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** One plan in one round trip; null when there is no such plan for this person, without telling which. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['plan', id],
    gcTime: KEPT_OFFLINE,
    queryFn: async ({ signal }): Promise<Plan | null> => {
      if (!isPlanId(id)) return null;
      const { db } = await dataClient();
      const rows = unwrap(
        await db
          .from('event_plans')
          .select(PLAN_SELECT)
          .eq('id', id)
          .eq(MEMBER, reader())
          .is('deleted_at', null)
          .limit(1)
          .abortSignal(signal),
      );
      return rows[0] ? toPlan(rows[0]) : null;
    },
  });

export interface NewPlan {
  /** Made by the client, so that a repeated request never makes a second plan. */
  id: string;
  facts: PlanFacts;
  categories: readonly CategoryChoice[];
}

/** One transaction, safe to repeat. Throws 402 at the tier's limit. */
export async function createPlan({ id, facts, categories }: NewPlan): Promise<Plan> {
  const { db } = await dataClient();
  const row = unwrap(
    await db.rpc('create_event_plan', {
      plan: { id, ...factsToJson(facts) },
      categories: choicesToJson(categories),
    }),
  );
  return toPlan(row as unknown as PlanDocument);
}

export interface PlanChange {
  id: string;
  version: number;
  changes: Partial<PlanFacts> & { archived?: boolean; deleted?: boolean };
  categories?: readonly CategoryChoice[];
}

/** Throws 409 when somebody changed the plan in the meantime, 404 and 403 for what is not the reader's. */
export async function updatePlan({ id, version, changes, categories }: PlanChange): Promise<Plan> {
  const { db } = await dataClient();
  const row = unwrap(
    await db.rpc('update_event_plan', {
      plan_id: id,
      expected_version: version,
      changes: factsToJson(changes),
      ...(categories ? { categories: choicesToJson(categories) } : {}),
    }),
  );
  return toPlan(row as unknown as PlanDocument);
}
