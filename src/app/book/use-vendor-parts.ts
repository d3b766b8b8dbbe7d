import { useMemo } from 'react';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { byShop, useAmountWords, useLineWords } from '@/features/drinks/shopping-words';
import { faces } from '@/features/vendors/rows';
import { capitalized, formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { questionOf, useAnswer } from '@/parts/drinks/use-answer';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PageBlock } from '@/parts/print/book';
import { describedTable, joinedTexts } from './described';

export function useVendorsPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const quotes = useRows(QUOTES, plan.id).filter(({ stage }) => stage === 'booked');
  const description = faces.vendor_quotes.useDescription(plan.id);
  if (quotes.length === 0) return [];
  return [
    describedTable(
      joinedTexts(description, ['contact_name', 'phone', 'email', 'website']),
      ['vendor_name', 'category', 'price', 'contact_name', 'place', 'notes'],
      quotes,
      ['price'],
    ),
  ];
}

/** Returns the drinks to buy, grouped by shop; null while they are being computed. */
export function useDrinksPart(): readonly PageBlock[] | null {
  const { plan, today } = usePlanContext();
  const { t } = useTranslation(['drinks', 'book']);
  const [preferences] = useRows(DRINKS_PREFERENCES, plan.id);
  const question = useMemo(() => (preferences ? questionOf(plan, preferences) : null), [plan, preferences]);
  const { answer, failed } = useAnswer(question, today);
  const amount = useAmountWords();
  const words = useLineWords(plan.country);
  if (!question || failed) return [];
  if (!answer) return null;
  return byShop(answer.lines).flatMap(({ shop, buy_by, lines }): PageBlock[] => [
    {
      kind: 'heading',
      text: capitalized(
        [shop, t('book:drinks.by', { date: formatDate(buy_by, 'medium') })].filter(Boolean).join(' · '),
      ),
    },
    {
      kind: 'table',
      head: [t('csv.drink'), t('csv.what'), t('csv.paid')],
      figures: [2],
      rows: lines.map((line) => [
        t(`drink.${line.drink}`),
        [amount(line), words(line).size, words(line).kinds].filter(Boolean).join(' · '),
        formatMoney(line.paid, plan.currency),
      ]),
    },
  ]);
}
