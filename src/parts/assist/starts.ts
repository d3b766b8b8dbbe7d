import type { Plan } from '@/data/plans';
import type { PlanRows } from '@/domain/assist/reading/plan-rows';
import { ledger } from '@/domain/ledger/ledger';
import { inFigures } from '@/domain/money';
import { formatMoney, today } from '@/lib/format';
import { translate as t } from '@/lib/translation';
import { rankedCategories } from '../allocation/category-choices';

/** The page on which the assistant was opened. */
export type About = 'plan' | 'money' | 'guests' | 'day' | 'quote';

/** A suggested question. One press asks it. */
export interface Start {
  readonly key: string;
  readonly question: string;
  /** True if the question is about a text that the person gives to the assistant. */
  readonly reads: boolean;
}

type Rows = Pick<PlanRows, 'items' | 'guests' | 'households' | 'timeline'>;

const MOST = 3;

const ORDER: Record<About, readonly string[]> = {
  plan: ['save', 'tomorrow', 'thanks', 'remind', 'payments'],
  money: ['save', 'payments', 'quote', 'tomorrow'],
  guests: ['thanks', 'remind', 'list', 'forecast', 'tomorrow'],
  day: ['day', 'tomorrow', 'schedule', 'save'],
  quote: ['quote', 'save', 'payments', 'tomorrow'],
};

/** Returns three suggested questions that fit this plan. */
export function startsOf(about: About, plan: Plan, rows: Rows): readonly Start[] {
  const ask = (key: string, question: string, reads = false): Start => ({ key, question, reads });
  const [first] = rankedCategories(plan.categories);
  const amount = inFigures(plan.budget / 10, 2);
  const isOpen = ledger(rows.items, today(), plan.currency).dues.length > 0;
  const all: readonly (Start | false)[] = [
    first !== undefined &&
      amount > 0 &&
      ask(
        'save',
        t('assist:start.save', {
          amount: formatMoney(amount, plan.currency),
          category: t(`common:category.${first}`),
        }),
      ),
    isOpen && ask('payments', t('assist:start.payments')),
    rows.households.some(({ gift, thanked_at }) => gift !== null && thanked_at === null) &&
      ask('thanks', t('assist:start.thanks')),
    rows.guests.length > 0 && ask('remind', t('assist:start.remind')),
    rows.guests.length > 0 && ask('forecast', t('assist:start.forecast')),
    rows.timeline.some(({ kind }) => kind === 'schedule') && ask('schedule', t('assist:start.schedule')),
    ask('tomorrow', t('assist:start.tomorrow')),
    ask('quote', t('assist:start.quote'), true),
    ask('list', t('assist:start.list'), true),
    ask('day', t('assist:start.day'), true),
  ];
  const found = all.filter((one) => one !== false);
  const place = ({ key }: Start) => ORDER[about].indexOf(key) + 1 || found.length + 1;
  return found.toSorted((a, b) => place(a) - place(b)).slice(0, MOST);
}
