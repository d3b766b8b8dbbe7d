import { isAttended, isWork, kindOf } from '@/domain/plan/kind';
import { usePlanContext } from '@/parts/module/plan-context';

/** What a text is asked for with, besides its values: where its key has a text for such people, that one is taken. */
type Context = { readonly context?: 'work' | 'attended' };

const AS_BASE: Context = {};
const WORK: Context = { context: 'work' };
const ATTENDED: Context = { context: 'attended' };

/**
 * How those who come are called: an organization invites groups, no households; whoever has registered for it is an
 * attendee, no guest.
 */
export function useKindWords(): { readonly groups: Context; readonly people: Context } {
  const { plan } = usePlanContext();
  const kind = kindOf(plan);
  return {
    groups: isWork(kind) ? WORK : AS_BASE,
    people: isAttended(kind) ? ATTENDED : AS_BASE,
  };
}
