import type { TFunction } from 'i18next';
import { type PlanDifference, planDifferences } from '@/domain/plan/merge';
import type { PlanState } from '@/domain/plan/split';
import { formatMoney } from '@/lib/format';
import { factText } from './fact-text';

type T = TFunction<['plans', 'common']>;

function differenceText(t: T, before: PlanState, after: PlanState, one: PlanDifference): string {
  switch (one.kind) {
    case 'fact':
      return t('conflict.from', {
        field: t(`field.${one.field}`),
        before: factText(t, before, one.field),
        after: factText(t, after, one.field),
      });
    case 'ranking':
      return t('conflict.ranking');
    case 'selected':
      return t(one.selected ? 'conflict.added' : 'conflict.leftOut', {
        category: t(`common:category.${one.category}`),
      });
    case 'lock':
      return t(one.locked ? 'conflict.locked' : 'conflict.unlocked', {
        category: t(`common:category.${one.category}`),
        amount: formatMoney(one.amount, after.currency),
      });
  }
}

/** What separates two states of a plan, a line each. */
export const differenceTexts = (t: T, before: PlanState, after: PlanState): string[] =>
  planDifferences(before, after).map((one) => differenceText(t, before, after, one));
