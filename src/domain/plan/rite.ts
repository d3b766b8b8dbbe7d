import type { PlanFacts } from './facts';

/** "Bautizo de Hugo", "First communion": a child's day in church, and lunch after it. */
const RITE =
  /(^|\P{L})(bauti[zs]\p{L}*|christenings?|bapti[sz]\p{L}*|((primera|1\.?ª) )?comuni[oó]n(es)?|(first|holy) communions?|confirmaci[oó]n)(\P{L}|$)/iu;

/** Whether the plan's name tells that an event without a type of its own is such a day. */
export const isRite = ({ event_type, name }: Pick<PlanFacts, 'event_type'> & { name?: string | undefined }) =>
  event_type === 'other' && name !== undefined && RITE.test(name);
