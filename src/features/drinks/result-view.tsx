import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import type { DrinksAnswer, ShoppingLine } from '@/domain/drinks/shopping';
import { eventDays } from '@/domain/plan/event-days';
import { formatMoney, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { questionOf, useAnswer } from '@/parts/drinks/use-answer';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { saveCsv } from '@/parts/rows/save-csv';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import type { Pieces } from '@/ui/pieces';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { SummaryLine } from '@/ui/summary-line';
import { ExtrasList } from './extras-list';
import { MomentRanges } from './moment-ranges';
import { PlanAmount } from './plan-amount';
import { PostPanel } from './post-panel';
import { shoppingFile } from './shopping-file';
import { ShoppingList } from './shopping-list';
import { useAmountWords, useLineWords } from './shopping-words';

const whole = (cents: number, currency: string) => formatMoney(Math.round(cents / 100) * 100, currency);

interface ResultViewProps {
  preferences: DrinksPreferences;
  /** Suggestions based on the guest list and the run sheet. */
  proposals: Pieces;
}

/** Result of the wizard: how much people will drink, what to buy, and what a wrong estimate would cost. */
export function ResultView({ preferences, proposals }: ResultViewProps) {
  const { t } = useTranslation('drinks');
  const { plan, today } = usePlanContext();
  const question = useMemo(() => questionOf(plan, preferences), [plan, preferences]);
  const { answer, failed } = useAnswer(question, today);
  if (failed) return <ErrorState title={t('title')} text={t('result.failed')} />;
  if (!answer)
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">{t('result.working')}</span>
        <Skeleton className="h-24 w-full max-w-md" />
        <Skeleton className="h-80 w-full" />
      </div>
    );
  if (answer.lines.length === 0)
    return (
      <>
        {proposals}
        <EmptyState heading="h1" title={t('result.nothing')} text={t('result.nothingText')} />
      </>
    );
  return <Result preferences={preferences} answer={answer} proposals={proposals} />;
}

interface ResultProps extends ResultViewProps {
  answer: DrinksAnswer;
}

function Result({ preferences, answer, proposals }: ResultProps) {
  const { t } = useTranslation('drinks');
  const { plan, editable } = usePlanContext();
  const amountWords = useAmountWords();
  const lineWords = useLineWords(plan.country);
  const what = (line: ShoppingLine) => [amountWords(line), lineWords(line).kinds].filter(Boolean).join('. ');
  const { crowd } = drinksEventOf(plan, preferences);
  const bottles = answer.lines.reduce((all, line) => all + line.bottles, 0);
  const { total } = answer;
  // The plan's amount covers all days. The shopping list covers only one day.
  const days = eventDays(plan.duration);
  const planned = plan.categories.find(({ category }) => category === 'drinks');
  const amount = planned?.selected ? (planned.allocated_amount ?? 0) : 0;
  const gap = Math.round((total.paid - amount) / 100) * 100;
  const side = amount === 0 ? 'none' : gap === 0 ? 'same' : gap > 0 ? 'above' : 'below';
  const againstPlan = t(`result.plan.${side}`, {
    amount: whole(amount, plan.currency),
    gap: whole(Math.abs(gap), plan.currency),
  });
  const about = t('result.about', {
    bottles: formatNumber(bottles),
    adults: formatNumber(crowd.adults),
    children: formatNumber(crowd.children),
  });
  return (
    <div className="flex flex-col gap-3 sm:gap-8 print:gap-4">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <div className="min-w-0">
          <PageHeading title={t('title')}>
            {t('result.heading', { amount: whole(total.paid, plan.currency) })}
          </PageHeading>
          <UnsavedMark id={preferences.id} />
        </div>
        <PageActions
          addLabel=""
          onCsv={() =>
            saveCsv(plan.name, t('result.file'), shoppingFile(t, what, plan.currency, answer.lines))
          }
        />
        <SummaryLine
          line={<span>{againstPlan}</span>}
          className="col-span-full max-sm:mt-3"
          contentClassName="flex flex-col"
        >
          <p className="mt-1 text-ink-muted">{about}</p>
          <p className="text-ink-muted">{againstPlan}</p>
          {days > 1 ? (
            <p className="measure">{t('result.oneDay', { days: formatNumber(days) })}</p>
          ) : (
            editable && gap !== 0 && <PlanAmount amount={Math.round(total.paid / 100) * 100} />
          )}
        </SummaryLine>
      </header>
      {proposals}
      <ShoppingList preferences={preferences} answer={answer} />
      <section aria-labelledby="wrong">
        <h2 id="wrong" className="text-xl">
          {t('result.wrong')}
        </h2>
        <p className="measure mt-1">
          {t('result.wrongText', {
            short: whole(total.short, plan.currency),
            left: whole(total.left, plan.currency),
          })}
        </p>
      </section>
      <ExtrasList extras={answer.extras} />
      <MomentRanges answer={answer} />
      {editable && (
        <Suspense fallback={null}>
          <PostPanel answer={answer} />
        </Suspense>
      )}
      <p className="print:hidden">
        <Link
          to={`${paths.methods}#drinks`}
          className="inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4"
        >
          {t('result.method')}
        </Link>
      </p>
    </div>
  );
}
