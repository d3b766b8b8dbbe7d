import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { awaitHeading, focusHeading } from '@/ui/focus-heading';
import { KindStep } from './kind-step';
import { MomentsStep } from './moments/moments-step';
import { PlanSuggestions } from './plan-suggestions';
import { ResultView } from './result-view';
import { useDrinks } from './use-drinks';

const STEPS = ['kind', 'moments', 'result'] as const;
type Step = (typeof STEPS)[number];
const ABOUT = { kind: 'guests', moments: 'schedule', result: 'both' } as const;

const searchFor = (plan: Plan, step: Step) => `?${new URLSearchParams({ plan: plan.id, step })}`;

/**
 * The three steps of the wizard, each at its own address. If the couple has chosen drinks before, the wizard
 * opens at the result.
 */
export function WizardView() {
  const { t } = useTranslation('drinks');
  const [params] = useSearchParams();
  const { plan, editable } = usePlanContext();
  const drinks = useDrinks();
  const asked = params.get('step');
  // Decided only at the first render. Otherwise the couple's first choice would make the wizard jump to the
  // result.
  const [usual] = useState<Step>(drinks.begun || !editable ? 'result' : 'kind');
  const step = STEPS.find((one) => one === asked) ?? usual;
  const at = STEPS.indexOf(step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    window.scrollTo(0, 0);
    return awaitHeading(focusHeading);
  }, [step]);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  const proposals = editable && <PlanSuggestions drinks={drinks} about={ABOUT[step]} />;
  return (
    <div className="flex flex-col gap-3 sm:gap-6 print:gap-4">
      {step !== 'result' && (
        <header>
          <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">{t('title')}</h1>
          <p className="font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
            {t(`steps.${step}`)}
          </p>
        </header>
      )}
      {!editable && <ReadOnlyNotice hasForms={false}>{t('readOnly')}</ReadOnlyNotice>}
      <nav aria-label={t('steps.label')} className="print:hidden">
        <ol className="grid grid-cols-3 gap-2">
          {STEPS.map((one, index) => (
            <li key={one}>
              <Link
                to={searchFor(plan, one)}
                aria-current={one === step ? 'step' : undefined}
                className={cx(
                  'flex min-h-11 flex-col border-t-4 pt-1.5 text-sm',
                  index <= at ? 'border-accent' : 'border-line',
                  one === step ? 'font-semibold text-accent-strong' : 'text-ink-muted hover:text-ink',
                )}
              >
                <span className="sr-only">
                  {t('steps.of', { step: formatNumber(index + 1), steps: formatNumber(STEPS.length) })}
                </span>
                <span>{t(`steps.${one}`)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {step !== 'result' && proposals}
      {step === 'result' ? (
        <ResultView preferences={drinks.preferences} proposals={proposals} />
      ) : (
        <fieldset disabled={!editable} className="min-w-0">
          {step === 'kind' ? <KindStep drinks={drinks} /> : <MomentsStep drinks={drinks} />}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {after && (
          <Link to={searchFor(plan, after)} className={buttonClass()}>
            {t('steps.next')}
          </Link>
        )}
        {before && (
          <Link to={searchFor(plan, before)} className={buttonClass('secondary')}>
            {t('steps.back')}
          </Link>
        )}
      </div>
    </div>
  );
}
