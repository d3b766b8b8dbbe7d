import { useCallback, useState } from 'react';
import { newInvitationLinks } from '@/data/invitation-links';
import type { Household } from '@/domain/guests/guest';
import { paths } from '@/lib/paths';
import { usePlanContext } from '@/parts/module/plan-context';
import { linkOf, rememberLink } from './known-links';

/** The links that this tab knows, and the making of those it doesn't. */
export function useLinks(households: readonly Household[]) {
  const plan_id = usePlanContext().plan.id;
  const [, setMade] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const links = new Map(
    households.flatMap(({ id }): [string, string][] => {
      const link = linkOf(id);
      return link ? [[id, link]] : [];
    }),
  );
  /** Whether all of them have one now. */
  const make = useCallback(
    async (wanted: readonly Household[]): Promise<boolean> => {
      const missing = wanted.flatMap(({ id }) => (linkOf(id) ? [] : id));
      if (missing.length === 0) return true;
      setBusy(true);
      setFailed(false);
      try {
        for (const [id, token] of await newInvitationLinks(plan_id, missing))
          rememberLink(id, `${window.location.origin}${paths.rsvp(token)}`);
        setMade((count) => count + 1);
        return true;
      } catch {
        setFailed(true);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [plan_id],
  );
  return { links, make, busy, failed };
}
