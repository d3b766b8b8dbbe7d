import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Plan, planQuery } from '@/data/plans';
import { planModules } from './plan-modules';

export interface PlanPlace {
  id: string;
  /** Null until the page has read it: the frame asks for nothing itself, so that a screen stays one request. */
  plan: Plan | null;
}

/** The plan whose pages are being shown, or null elsewhere. */
export function usePlanPlace(): PlanPlace | null {
  const { pathname } = useLocation();
  const id = planModules()
    .map(({ pattern }) => matchPath(pattern, pathname)?.params.id)
    .find(Boolean);
  const { data } = useQuery({ ...planQuery(id ?? ''), enabled: false });
  return id === undefined ? null : { id, plan: data ?? null };
}
