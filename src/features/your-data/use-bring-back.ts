import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storePlan, storeVendors } from '@/data/archives';
import { plansQuery } from '@/data/plans';
import type { ArchiveProblem } from '@/domain/archive/archive';
import { statusOf } from '@/lib/errors';
import { type Chosen, glanceAt, readChosen } from './read-chosen';

/** Why an event was not brought back. */
type Refused = 'limit' | 'refused' | 'network';

export interface Outcome {
  readonly name: string;
  /** The new plan's id; null where it was refused. */
  readonly plan_id: string | null;
  readonly refused: Refused | null;
}

type State =
  | { readonly step: 'idle' | 'reading' }
  | { readonly step: 'problem'; readonly problem: ArchiveProblem | 'tooLarge' | 'unread' }
  | { readonly step: 'chosen'; readonly chosen: Chosen }
  | { readonly step: 'storing'; readonly done: number; readonly total: number }
  | { readonly step: 'stored'; readonly outcomes: readonly Outcome[] };

const refusedOf = (error: unknown): Refused => {
  const status = statusOf(error);
  return status === 402 ? 'limit' : status !== null && status >= 400 && status < 500 ? 'refused' : 'network';
};

/** Reads a download and stores what is picked of it as new events. */
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
  const store = async ({ archive, fileOf }: Chosen, picked: ReadonlySet<string>) => {
    const plans = archive.plans.filter(({ plan_id }) => picked.has(plan_id));
    setState({ step: 'storing', done: 0, total: plans.length });
    const outcomes: Outcome[] = [];
    let vendors: ReadonlyMap<string, string> = new Map();
    try {
      vendors = await storeVendors(userId, archive.vendors);
    } catch {
      // The quotes keep what they say of their vendors.
    }
    for (const [i, plan] of plans.entries()) {
      setState({ step: 'storing', done: i, total: plans.length });
      const { name } = glanceAt(plan);
      try {
        outcomes.push({ name, plan_id: await storePlan(plan, fileOf, vendors), refused: null });
      } catch (error) {
        outcomes.push({ name, plan_id: null, refused: refusedOf(error) });
      }
    }
    await client.invalidateQueries({ queryKey: plansQuery(userId).queryKey });
    setState({ step: 'stored', outcomes });
  };
  return { state, choose, store, begin: () => setState({ step: 'idle' }) };
}
