import type { Plan } from '@/data/plans';
import { compareStandings, type Severity, standing } from '@/domain/plan/standing';
import { AttentionList, type Standing } from './attention-list';
import { Dates } from './dates';

/** What the marks show: a loose end marks no plan. */
const markOf = ({ concerns }: Standing): Severity | null => {
  const worst = concerns[0]?.severity;
  return worst && worst !== 'low' ? worst : null;
};

/** The events with what each of them needs. It brings the engine along, and so comes after the events themselves. */
export default function JudgedEvents({ plans, today }: { plans: readonly Plan[]; today: string }) {
  const standings = plans.map((plan): Standing => ({ plan, concerns: standing(plan, today) }));
  const marks = new Map(standings.map((one) => [one.plan.id, markOf(one)]));
  const pressing = standings
    .filter(({ concerns }) => concerns.length > 0)
    .sort((a, b) => compareStandings(a.concerns, b.concerns));
  return (
    <>
      <AttentionList standings={pressing} />
      <Dates plans={plans} today={today} markOf={({ id }) => marks.get(id)} />
    </>
  );
}
