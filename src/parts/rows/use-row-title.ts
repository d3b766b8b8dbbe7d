import type { Row } from '@/data/sync/noun';
import { usePlanContext } from '../module/plan-context';
import type { Face } from './face';

/** Returns a function that returns a row's name, as its face says it. */
export const useRowTitle = <R extends Row>(face: Face<R>): ((row: R) => string) =>
  face.useDescription(usePlanContext().plan.id).title;
