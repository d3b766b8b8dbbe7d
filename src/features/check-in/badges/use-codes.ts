import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { doorKeyQuery } from '@/data/door-key';
import { doorCode } from '@/domain/guests/registering/door-code';
import { IN_DEMO } from '@/lib/demo';
import type { Badge } from './badge-list';

/** Returns the check-in codes of the shown badges by guest id, or null until they are available. */
export function useCodes(
  plan_id: string,
  badges: readonly Badge[],
  wanted: boolean,
): ReadonlyMap<string, string> | null {
  const { data: key } = useQuery({ ...doorKeyQuery(plan_id), enabled: wanted && !IN_DEMO });
  const [codes, setCodes] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    if (!key || !wanted) return;
    let stale = false;
    const ids = [...new Set(badges.map(({ guest_id }) => guest_id))];
    void Promise.all(ids.map(async (id) => [id, await doorCode(key, id)] as const)).then(
      (made) => !stale && setCodes(new Map(made)),
    );
    return () => {
      stale = true;
    };
  }, [key, badges, wanted]);
  return wanted ? codes : null;
}
