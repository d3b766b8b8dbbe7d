import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { preferencesAt } from '@/domain/drinks/follow';
import { LIST_SEED } from '@/domain/drinks/shopping';
import type { PlanState } from '@/domain/plan/facts';
import type { DrinksPlan } from '@/domain/what-if/cost';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useAnswer } from '@/parts/drinks/use-answer';
import { usePlanContext } from '@/parts/module/plan-context';
import { whole } from '../left-text';

/** Facts on which the amount of drinks depends. Prices and habits are always the plan's. */
const DRUNK_BY = ['guest_count', 'duration', 'event_date', 'location_type'] as const;

/** The cost of the shopping list in a scenario that changes the drinks. */
export function DrinksNote({ facts, drinks }: { facts: PlanState; drinks: DrinksPlan }) {
  const { plan, today } = usePlanContext();
  const { t } = useTranslation('whatif');
  const poured = facts.categories.some(({ category, selected }) => category === 'drinks' && selected);
  const other = poured && DRUNK_BY.some((fact) => facts[fact] !== plan[fact]);
  const now = useMemo(
    () => (other ? { facts: plan, preferences: drinks, seed: LIST_SEED } : null),
    [other, plan, drinks],
  );
  const then = useMemo(() => {
    if (!other) return null;
    const { guest_count, duration, event_date, location_type } = facts;
    const there = { ...plan, guest_count, duration, event_date, location_type };
    return { facts: there, preferences: preferencesAt(drinks, plan, there), seed: LIST_SEED };
  }, [other, plan, drinks, facts]);
  const { answer: before } = useAnswer(now, today);
  const { answer: after } = useAnswer(then, today);
  if (!other || !before || !after) return null;
  const money = (cents: number) => formatMoney(whole(cents), plan.currency);
  const locked = plan.categories.some(({ category, locked }) => category === 'drinks' && locked);
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('drinks.title')}</h3>
      <p className="mt-1 text-sm text-ink-muted">
        {`${t('drinks.list', { amount: money(after.total.paid), plan: money(before.total.paid) })} ${t(locked ? 'drinks.locked' : 'drinks.follows')}`}
      </p>
      <Link
        to={paths.drinksWizard(plan.id)}
        className="inline-flex min-h-11 items-center text-sm text-accent-strong underline underline-offset-4 print:hidden"
      >
        {t('drinks.open')}
      </Link>
    </div>
  );
}
