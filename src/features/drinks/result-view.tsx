import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import { type DrinksAnswer, type DrinksQuestion, LIST_SEED } from '@/domain/drinks/shopping';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import { formatMoney, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { withLock } from '@/parts/category-choices';
import { useAnswer } from '@/parts/drinks/use-answer';
import { PageActions } from '@/parts/page-actions';
import { PageHeading } from '@/parts/page-heading';
import { useChangePlan } from '@/parts/plan/use-change-plan';
import { usePlanContext } from '@/parts/plan-context';
import { UnsavedMark } from '@/parts/unsaved-mark';
import { Button } from '@/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';
import { ExtrasList } from './extras-list';
import { MomentRanges } from './moment-ranges';
import { PostPanel } from './post-panel';
import { ShoppingList } from './shopping-list';
import { useDrinksCsv } from './use-drinks-csv';

const whole = (cents: number, currency: string) => formatMoney(Math.round(cents / 100) * 100, currency);

interface ResultViewProps {
  plan: Plan;
  preferences: DrinksPreferences;
  /** What the guest list would change of it. */
  proposals: ReactNode;
}

/** What will be drunk, what to buy for it, and what it costs to be wrong. */
export function ResultView({ plan, preferences, proposals }: ResultViewProps) {
  const { t } = useTranslation('drinks');
  const { today } = usePlanContext();
  const question = useMemo((): DrinksQuestion => {
    const { event_type, event_date, duration, guest_count, country, location_type, currency, name, variant } =
      plan;
    return {
      facts: {
        event_type,
        event_date,
        duration,
        guest_count,
        country,
        location_type,
        currency,
        name,
        variant,
      },
      preferences,
      seed: LIST_SEED,
    };
  }, [plan, preferences]);
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
  return <Result plan={plan} preferences={preferences} answer={answer} proposals={proposals} />;
}

interface ResultProps extends ResultViewProps {
  answer: DrinksAnswer;
}

/** What the plan has for drinks beside what the list costs, and one press that gives them that. */
function AgainstPlan({ plan, paid }: { plan: Plan; paid: number }) {
  const { t } = useTranslation('drinks');
  const { editable } = usePlanContext();
  const change = useChangePlan();
  const planned = plan.categories.find(({ category }) => category === 'drinks');
  const amount = planned?.selected ? (planned.allocated_amount ?? 0) : 0;
  const wanted = Math.round(paid / 100) * 100;
  const gap = Math.round((paid - amount) / 100) * 100;
  const side = amount === 0 ? 'none' : gap === 0 ? 'same' : gap > 0 ? 'above' : 'below';
  const next = useMemo(
    () => reallocate({ ...plan, categories: withLock(plan.categories, 'drinks', wanted) }),
    [plan, wanted],
  );
  return (
    <>
      <p className="text-ink-muted">
        {t(`result.plan.${side}`, {
          amount: whole(amount, plan.currency),
          gap: whole(Math.abs(gap), plan.currency),
        })}
      </p>
      {editable && amount > 0 && gap !== 0 && next.ok && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted print:hidden">
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              change(
                plan,
                { changes: {}, categories: next.categories },
                t('result.plan.taken', { amount: whole(wanted, plan.currency) }),
              )
            }
          >
            {t('result.plan.take', { amount: whole(wanted, plan.currency) })}
          </Button>
          {t('result.plan.others')}
        </p>
      )}
    </>
  );
}

function Result({ plan, preferences, answer, proposals }: ResultProps) {
  const { t } = useTranslation('drinks');
  const { editable } = usePlanContext();
  const saveCsv = useDrinksCsv();
  const { crowd } = drinksEventOf(plan, preferences);
  const bottles = answer.lines.reduce((all, line) => all + line.bottles, 0);
  const { total } = answer;
  return (
    <div className="flex flex-col gap-8 print:gap-4">
      <header className="flex items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <PageHeading title={t('title')}>
            {t('result.heading', { amount: whole(total.paid, plan.currency) })}
          </PageHeading>
          <p className="mt-1 text-ink-muted">
            {t('result.about', {
              bottles: formatNumber(bottles),
              adults: formatNumber(crowd.adults),
              children: formatNumber(crowd.children),
            })}
          </p>
          <AgainstPlan plan={plan} paid={total.paid} />
          <UnsavedMark id={preferences.id} />
        </div>
        <PageActions addLabel="" onCsv={() => saveCsv(plan, answer)} />
      </header>
      {proposals}
      <MomentRanges answer={answer} />
      <ShoppingList plan={plan} preferences={preferences} answer={answer} />
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
      {editable && <PostPanel plan={plan} answer={answer} />}
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
