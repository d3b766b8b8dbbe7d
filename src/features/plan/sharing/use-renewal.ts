import { useState } from 'react';
import { renewLinks } from '@/data/invitation-links';

/**
 * Renews a plan's links. State `again`: renewal failed and must be retried. State `done`: the new links must
 * be sent to their recipients.
 */
export function useRenewal(plan_id: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'again' | 'done'>('idle');
  const renew = async (): Promise<void> => {
    setState('busy');
    try {
      await renewLinks(plan_id);
      setState('done');
    } catch {
      setState('again');
    }
  };
  return { state, renew };
}
