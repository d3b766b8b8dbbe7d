import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endSharedLink,
  type LinkSettings,
  makeSharedLink,
  newSharedLink,
  type SharedLink,
  sharedLinksQuery,
} from '@/data/shared-links';
import { IN_DEMO } from '@/lib/demo';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { toast } from '@/ui/toast-store';

/**
 * Requests without a response yet, by plan and settings. A second press repeats the same request, so that no
 * second link is created.
 */
const asked = new Map<string, SharedLink>();

type LinkProblem = 'demo' | 'failed' | 'limit';

/**
 * Returns the plan's links, and functions that create or revoke a link. Undo lets a revoked link work again.
 */
export function useSharedLinks() {
  const { t } = useTranslation('links');
  const plan_id = usePlanContext().plan.id;
  const client = useQueryClient();
  const query = sharedLinksQuery(plan_id);
  const { data: links, isError } = useQuery({ ...query, enabled: !IN_DEMO });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LinkProblem | null>(null);

  const attempt = async (what: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await what();
      return true;
    } catch (error) {
      setProblem(IN_DEMO ? 'demo' : statusOf(error) === 402 ? 'limit' : 'failed');
      return false;
    } finally {
      setBusy(false);
    }
  };
  // A running query is cancelled, because its result could show a revoked link again.
  const put = async (change: (all: SharedLink[]) => SharedLink[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, (all) => change(all ?? []));
    void client.invalidateQueries({ queryKey: query.queryKey });
    void client.invalidateQueries({ queryKey: ['plan', plan_id, 'link-holders'] });
  };
  const store = async (link: SharedLink): Promise<void> => {
    await makeSharedLink(plan_id, link);
    await put((all) => [link, ...all.filter(({ id }) => id !== link.id)]);
  };
  return {
    links: links ?? [],
    isKnown: links !== undefined || IN_DEMO,
    isError,
    busy,
    problem,
    /** Returns the new link's id, or null if it couldn't be created. */
    make: async (settings: LinkSettings): Promise<string | null> => {
      const key = `${plan_id} ${JSON.stringify(settings)}`;
      const link = asked.get(key) ?? newSharedLink(settings);
      asked.set(key, link);
      const isMade = await attempt(() => store(link));
      if (isMade) asked.delete(key);
      return isMade ? link.id : null;
    },
    end: (link: SharedLink): Promise<boolean> =>
      attempt(async () => {
        await endSharedLink(link.id);
        await put((all) => all.filter(({ id }) => id !== link.id));
        toast({
          title: t('ended'),
          action: { label: t('undo'), run: () => void attempt(() => store(link)) },
        });
      }),
  };
}
