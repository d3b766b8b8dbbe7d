import { isAttended, isWork, kindOf } from '@/domain/plan/kind';
import { usePlanContext } from '@/parts/module/plan-context';

/** Context of a translation key. Events of type `work` and `attended` have separate texts. */
type Context = { readonly context?: 'work' | 'attended' };

const AS_BASE: Context = {};
const WORK: Context = { context: 'work' };
const ATTENDED: Context = { context: 'attended' };

/**
 * Returns the translation contexts for texts about guests. In the context `work`, households are called
 * groups. In the context `attended`, guests are called attendees.
 */
export function useKindWords(): { readonly groups: Context; readonly people: Context } {
  const { plan } = usePlanContext();
  const kind = kindOf(plan);
  return {
    groups: isWork(kind) ? WORK : AS_BASE,
    people: isAttended(kind) ? ATTENDED : AS_BASE,
  };
}
