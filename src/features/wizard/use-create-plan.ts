import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type NewPlan, PLANS, type Plan, plannedPlan } from '@/data/plans';
import { addToOutbox, discardEntry, leaveToOutbox, outboxState } from '@/data/sync/outbox';
import { creationIn, type OutboxChange, type Refusal, rowKey } from '@/data/sync/outbox-entry';
import { beginRows } from '@/data/sync/row-cache';
import { rowsKey } from '@/data/sync/rows-key';
import { inCalls } from '@/data/sync/save-rows';
import { allocate } from '@/domain/allocation/allocate';
import type { Ceremony } from '@/domain/plan/ceremony';
import { KINDS_OF } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import { wizardSchema } from '@/domain/wizard/schema';
import type { ChosenTemplate, WizardValues } from '@/domain/wizard/values';
import { today } from '@/lib/format';
import { choicesWithAmounts } from '@/parts/allocation/category-choices';
import { prefetchFirstRows, rowsOfNewPlan } from '@/parts/plan/rows-of-new-plan';
import type { Begun } from './template/begin-plan';
import { allocationInput } from './wizard-changes';

/**
 * Returns the plan to be saved, with its amounts. Null while an answer is missing or the allocation is
 * impossible.
 */
export function newPlan(id: string, values: WizardValues): NewPlan | null {
  const parsed = wizardSchema(today()).safeParse(values);
  const input = allocationInput(values);
  const allocation = input && allocate(input);
  if (!parsed.success || !allocation?.ok) return null;
  const { categories, ...facts } = parsed.data;
  // Stores the kind that was shown as selected, because renaming the event later must not change it.
  const likely = kindOf(facts);
  const kind = KINDS_OF[facts.event_type].find((one) => one === likely) ?? null;
  return { id, facts: { ...facts, kind }, categories: choicesWithAmounts(categories, allocation.lines) };
}

/**
 * Returns true if the stored plan equals the sent one. The two can differ if another tab has already created
 * a plan from the draft.
 */
function isAsSent(plan: Plan, { facts, categories }: NewPlan): boolean {
  const factsAgree = (Object.keys(facts) as (keyof typeof facts)[]).every((key) => plan[key] === facts[key]);
  return (
    factsAgree &&
    categories.every((sent) => {
      const kept = plan.categories.find((choice) => choice.category === sent.category);
      return (
        kept?.selected === sent.selected &&
        kept.priority === sent.priority &&
        kept.locked === sent.locked &&
        kept.allocated_amount === sent.allocated_amount
      );
    })
  );
}

/**
 * Returns the plan that another tab on this device has created from the same draft, whether stored or still
 * in the outbox.
 */
function earlierPlan(client: QueryClient, id: string): Plan | null {
  const { entries, versions } = outboxState();
  for (const entry of entries) {
    const creation = entry.plan_id === id && !entry.refusal && creationIn(entry);
    if (creation) return creation.after as Plan;
  }
  const [stored] = client.getQueryData<readonly Plan[]>(rowsKey(id, PLANS.table)) ?? [];
  return (versions.has(rowKey(PLANS.table, id)) && stored) || null;
}

interface Outcomes {
  /**
   * `waiting` is the number of suggestions, which contain the template's rows that don't fit. `stored` is
   * false if the service hasn't responded yet. The plan is then on this device and is sent later.
   */
  onCreated: (plan: Plan, stored: boolean, waiting: number) => void;
  /** Called if the same draft has already become a plan with other answers. That plan stays unchanged. */
  onExists: (plan: Plan) => void;
}

/** Makes the plan's rows from a template; null if the template can't be read. */
const begunFrom = (client: QueryClient, plan: Plan, template: ChosenTemplate, ceremony: Ceremony | null) =>
  import('./template/begin-plan')
    .then(({ beginPlan }) => beginPlan(client, plan, template, ceremony))
    .catch((): Begun | null => null);

/** Milliseconds after which the wizard continues without the service's response. */
const ANSWER_WITHIN_MS = 5_000;

const pause = (ms: number) => new Promise<'later'>((resolve) => setTimeout(() => resolve('later'), ms));

/**
 * Creates a plan through the outbox. A retry can't create a second plan, because the plan has the draft's id.
 * If the plan is refused, the wizard shows why. The outbox entry is then dropped, because the wizard still
 * has the answers.
 */
export function useCreatePlan({ onCreated, onExists }: Outcomes) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unread, setUnread] = useState(false);
  useEffect(prefetchFirstRows, []);
  const forget = () => {
    setRefusal(null);
    setUnread(false);
  };
  const create = async (sent: NewPlan, { ceremony, template }: WizardValues) => {
    setBusy(true);
    forget();
    const planned = plannedPlan(sent);
    const earlier = earlierPlan(client, sent.id);
    if (earlier && !isAsSent(earlier, sent)) {
      setBusy(false);
      return onExists(earlier);
    }
    const begun = template
      ? await begunFrom(client, planned, template, ceremony)
      : { changes: await rowsOfNewPlan(planned, ceremony), waiting: 0 };
    if (!begun) {
      setUnread(true);
      return setBusy(false);
    }
    const { waiting } = begun;
    // The plan and the rows that fit into one call form one outbox entry, stored completely or not at all.
    // The other rows follow in further entries.
    const creation: OutboxChange = { table: PLANS.table, before: null, after: planned, first: true };
    const [changes = [], ...more] = inCalls([creation, ...begun.changes]);
    const sendMore = () => more.forEach((call) => void addToOutbox(sent.id, call));
    const { key, outcome } = addToOutbox(sent.id, changes, true);
    const answer = await Promise.race([outcome, pause(onlineManager.isOnline() ? ANSWER_WITHIN_MS : 0)]);
    leaveToOutbox(key);
    if (answer === 'later') {
      sendMore();
      return onCreated(planned, false, waiting);
    }
    if (answer) {
      await discardEntry(key);
      setRefusal(answer);
      return setBusy(false);
    }
    const [stored] = client.getQueryData<readonly Plan[]>(rowsKey(sent.id, PLANS.table)) ?? [];
    setBusy(false);
    if (stored && !isAsSent(stored, sent)) return onExists(stored);
    if (stored?.version === 1) beginRows(client, sent.id);
    sendMore();
    onCreated(stored ?? planned, true, waiting);
  };
  return { create, busy, refusal, unread, forget };
}
