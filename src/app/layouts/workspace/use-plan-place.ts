import { skipToken, useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Plan, plansQuery } from '@/data/plans';
import { usePlan } from '@/data/sync/use-rows';
import { useSession } from '@/lib/session/session-state';
import { MODULES, type PlanModule, pagesOf } from '../../modules';

export interface PlanPlace {
  id: string;
  module: PlanModule;
  /** Null until the page has loaded it: the frame makes no request itself, so that a screen needs only one. */
  plan: Plan | null;
}

/** The address's match with a module's page or one of its pages below it. */
const matchModule = (module: PlanModule, pathname: string) =>
  pagesOf(module)
    .map(({ pattern }) => matchPath(pattern, pathname))
    .find((match) => match !== null);

const planIdOf = (module: PlanModule, pathname: string, search: string): string | undefined =>
  matchModule(module, pathname)?.params.id ?? new URLSearchParams(search).get('plan') ?? undefined;

/** The plan whose pages are being shown and the module among them, or null elsewhere. */
export function usePlanPlace(): PlanPlace | null {
  const { pathname, search } = useLocation();
  const module = MODULES.find((one) => matchModule(one, pathname));
  const id = module && planIdOf(module, pathname, search);
  const read = usePlan(id ?? '');
  const { user } = useSession();
  // A page of all plans reads the list alone.
  const { data: listed } = useQuery<Plan[]>({
    queryKey: plansQuery(user?.id ?? '').queryKey,
    queryFn: skipToken,
  });
  const plan = read ?? listed?.find((one) => one.id === id) ?? null;
  return module && id !== undefined ? { id, module, plan } : null;
}
