import { useState } from 'react';
import { renewLinks } from '@/data/invitation-links';

/** Renewing the links of a plan: `again` where it has to be tried once more, `done` where the new ones are to be sent. */
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
