import { skipToken, useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Plan, plansQuery } from '@/data/plans';
import { usePlan } from '@/data/sync/use-rows';
import { useSession } from '@/lib/session/session-state';
import { MODULES, type PlanModule, pagesOf } from '../../modules';

export interface PlanPlace {
  id: string;
  module: PlanModule;
  /**
   * The open plan; null until the page has loaded it. The layout itself sends no request, so that a screen
   * needs only one request.
   */
  plan: Plan | null;
}

/** Matches an address with a module's page or subpages. */
const matchModule = (module: PlanModule, pathname: string) =>
  pagesOf(module)
    .map(({ pattern }) => matchPath(pattern, pathname))
    .find((match) => match !== null);

const planIdOf = (module: PlanModule, pathname: string, search: string): string | undefined =>
  matchModule(module, pathname)?.params.id ?? new URLSearchParams(search).get('plan') ?? undefined;

export function usePlanPlace(): PlanPlace | null {
  const { pathname, search } = useLocation();
  const module = MODULES.find((one) => matchModule(one, pathname));
  const id = module && planIdOf(module, pathname, search);
  const read = usePlan(id ?? '');
  const { user } = useSession();
  // A page about all plans loads only their list, so the plan may be found there.
  const { data: listed } = useQuery<Plan[]>({
    queryKey: plansQuery(user?.id ?? '').queryKey,
    queryFn: skipToken,
  });
  const plan = read ?? listed?.find((one) => one.id === id) ?? null;
  return module && id !== undefined ? { id, module, plan } : null;
}
