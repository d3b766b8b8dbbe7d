import { useState } from 'react';
import { renewLinks } from '@/data/invitation-links';

/**
 * Renews the links of a plan; the state is `again` if it must be retried, `done` if the new ones must be
 * sent.
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
