import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EMAILS_AT_ONCE, type Hurdle, sendEmails } from '@/data/invitation-emails';
import { outdate } from '@/data/sync/row-cache';
import { usePlanContext } from '@/parts/module/plan-context';

/**
 * Longest pause in seconds that the screen waits for. After a longer pause, the person resumes the sending.
 */
const LONGEST_WAIT_S = 60;
/** The screen stops sending after this many consecutive calls that sent nothing. */
const FRUITLESS = 2;

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1000));

interface Progress {
  /** Households that are still to receive the email, in order. */
  left: readonly string[];
  /** Estimated seconds until all emails are sent, or null before the first estimate. */
  rest: number | null;
  state: 'idle' | 'sending' | 'full' | 'failed';
}

/**
 * Sends emails to households in several calls, at the pace that the mail service allows. If the tab is
 * closed, the remaining emails aren't sent.
 */
export function useEmailSending(reached: readonly string[], unreached: readonly string[]) {
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ left: reached, rest: null, state: 'idle' });
  const [hurdles, setHurdles] = useState<ReadonlyMap<string, Hurdle>>(
    new Map(unreached.map((id) => [id, 'no-address'])),
  );
  const stopped = useRef(false);

  const send = async (to: readonly string[], again = false) => {
    stopped.current = false;
    let queue = to;
    let [handled, fruitless] = [0, 0];
    const begun = Date.now();
    const tell = (next: Partial<Progress>) => setProgress((before) => ({ ...before, ...next }));
    tell({ state: 'sending', rest: null });
    try {
      while (queue.length > 0 && !stopped.current) {
        const ids = queue.slice(0, EMAILS_AT_ONCE);
        const { missed, later, wait } = await sendEmails(plan.id, ids, again);
        const told = ids.filter((id) => !later.includes(id));
        queue = [...later, ...queue.slice(ids.length)];
        setHurdles((before) => new Map([...[...before].filter(([id]) => !told.includes(id)), ...missed]));
        handled += told.length;
        fruitless = told.length > 0 ? 0 : fruitless + 1;
        const pace = handled > 0 ? (Date.now() - begun) / 1000 / handled : 0;
        tell({ rest: wait + pace * queue.length, ...(again ? {} : { left: queue }) });
        if (later.length === 0) continue;
        if (wait > LONGEST_WAIT_S || fruitless > FRUITLESS) break;
        await seconds(wait);
      }
      tell({ state: queue.length > 0 && !stopped.current ? 'full' : 'idle' });
    } catch {
      tell({ state: 'failed' });
    }
    // Sending sets when a household was invited.
    outdate(client, plan.id, ['households']);
    await client.invalidateQueries({ queryKey: ['plan', plan.id] });
  };
  return {
    ...progress,
    hurdles,
    send,
    stop: () => {
      stopped.current = true;
    },
  };
}
