import { isAttended, isWork, kindOf } from '@/domain/plan/kind';
import { usePlanContext } from '@/parts/module/plan-context';

/** Context of a text key: `work` and `attended` events have their own texts. */
type Context = { readonly context?: 'work' | 'attended' };

const AS_BASE: Context = {};
const WORK: Context = { context: 'work' };
const ATTENDED: Context = { context: 'attended' };

/**
 * Returns the contexts of texts about guests: an organization invites groups instead of households;
 * registered people are attendees.
 */
export function useKindWords(): { readonly groups: Context; readonly people: Context } {
  const { plan } = usePlanContext();
  const kind = kindOf(plan);
  return {
    groups: isWork(kind) ? WORK : AS_BASE,
    people: isAttended(kind) ? ATTENDED : AS_BASE,
  };
}
