import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { linksQuery, newInvitationLinks } from '@/data/invitation-links';
import type { Household } from '@/domain/guests/guest';
import { localizedAddress } from '@/lib/address/english-address';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestOrigin } from '@/parts/module/use-plan-brand';

/** Adds a household's language to a link. The language also applies to the link's preview in a chat. */
export function linkIn(link: string, language: Language): string {
  const [origin] = /^https?:\/\/[^/]+/.exec(link) ?? [];
  return origin ? origin + localizedAddress(link.slice(origin.length), language) : link;
}

/**
 * Returns the households' links, which are the same on every device, and a function that creates missing
 * ones.
 */
export function useLinks() {
  const plan_id = usePlanContext().plan.id;
  const origin = useGuestOrigin();
  const client = useQueryClient();
  const { data: tokens, isLoading } = useQuery({ ...linksQuery(plan_id), enabled: !IN_DEMO });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const links = useMemo(
    () => new Map([...(tokens ?? [])].map(([id, token]) => [id, `${origin}${paths.rsvp(token)}`])),
    [tokens, origin],
  );
  /** Creates missing links. Returns true if all households then have a link. */
  const make = useCallback(
    async (wanted: readonly Household[]): Promise<boolean> => {
      setBusy(true);
      setFailed(false);
      try {
        // Meanwhile, another editor might have created some of the links.
        const known = await client.fetchQuery({ ...linksQuery(plan_id), staleTime: 0 });
        const missing = wanted.flatMap(({ id }) => (known.has(id) ? [] : id));
        const made = missing.length > 0 ? await newInvitationLinks(plan_id, missing) : [];
        client.setQueryData(linksQuery(plan_id).queryKey, new Map([...known, ...made]));
        return true;
      } catch {
        setFailed(true);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [client, plan_id],
  );
  return {
    links,
    make,
    busy,
    failed,
    /** True while the links are loading. */
    looking: isLoading,
  };
}
