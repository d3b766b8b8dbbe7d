import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storePlan, storeVendors } from '@/data/archives';
import { plansQuery } from '@/data/plans';
import { outdate } from '@/data/sync/row-cache';
import { saveTemplate } from '@/data/template-content';
import { templatesQuery } from '@/data/templates';
import type { ArchiveProblem } from '@/domain/archive/archive';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { type ChosenArchive, glanceAt, readChosen } from './read-chosen';

type Refused = 'limit' | 'refused' | 'network';

export interface RestoreOutcome {
  readonly id: string;
  readonly name: string;
  /** Link to the restored event; null if it was refused. */
  readonly to: string | null;
  readonly refused: Refused | null;
}

type State =
  | { readonly step: 'idle' | 'reading' }
  | { readonly step: 'problem'; readonly problem: ArchiveProblem | 'tooLarge' | 'unread' }
  | { readonly step: 'chosen'; readonly chosen: ChosenArchive }
  | { readonly step: 'storing'; readonly done: number; readonly total: number }
  | { readonly step: 'stored'; readonly outcomes: readonly RestoreOutcome[] };

const refusedOf = (error: unknown): Refused => {
  const status = statusOf(error);
  return status === 402 ? 'limit' : status !== null && status >= 400 && status < 500 ? 'refused' : 'network';
};

export function useBringBack(userId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ step: 'idle' });

  const choose = async (file: Blob) => {
    setState({ step: 'reading' });
    try {
      const chosen = await readChosen(file);
      setState(
        typeof chosen === 'string' ? { step: 'problem', problem: chosen } : { step: 'chosen', chosen },
      );
    } catch {
      setState({ step: 'problem', problem: 'unread' });
    }
  };
  const store = async (
    { archive, fileOf }: ChosenArchive,
    picked: ReadonlySet<string>,
    withTemplates: boolean,
  ) => {
    const plans = archive.plans.filter(({ plan_id }) => picked.has(plan_id));
    setState({ step: 'storing', done: 0, total: plans.length });
    const outcomes: RestoreOutcome[] = [];
    let vendors: ReadonlyMap<string, string> = new Map();
    try {
      vendors = await storeVendors(userId, archive.vendors);
    } catch {
      // A failure here is harmless, because each quote has its own copy of the vendor's data.
    }
    for (const [i, plan] of plans.entries()) {
      setState({ step: 'storing', done: i, total: plans.length });
      const { name } = glanceAt(plan);
      try {
        const id = await storePlan(plan, fileOf, vendors);
        outdate(client, id, ['event_plans']);
        outcomes.push({ id, name, to: paths.eventPlan(id), refused: null });
      } catch (error) {
        outcomes.push({ id: plan.plan_id, name, to: null, refused: refusedOf(error) });
      }
    }
    for (const { name, content } of withTemplates ? (archive.templates ?? []) : []) {
      const id = crypto.randomUUID();
      try {
        await saveTemplate(id, name, content);
        outcomes.push({ id, name, to: paths.templates, refused: null });
      } catch (error) {
        outcomes.push({ id, name, to: null, refused: refusedOf(error) });
      }
    }
    await client.invalidateQueries({ queryKey: plansQuery(userId).queryKey });
    await client.invalidateQueries({ queryKey: templatesQuery(userId).queryKey });
    setState({ step: 'stored', outcomes });
  };
  return { state, choose, store, begin: () => setState({ step: 'idle' }) };
}
