import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';

interface WizardFrameProps {
  step: WizardStep;
  steps: readonly WizardStep[];
  children: Pieces;
  /** Content that stays visible at the bottom edge of the screen. */
  bar: ReactNode;
}

/** Frame of every step: the question, the navigation bar, and a close button where closing is possible. */
export function WizardFrame({ step, steps, children, bar }: WizardFrameProps) {
  const { t } = useTranslation('wizard');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const current = steps.indexOf(step) + 1;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    // The scroll margin keeps the fixed bars from covering a focused element.
    <div className="flex -mb-24 min-h-[calc(100dvh-4.1rem)] flex-col **:scroll-mt-20 **:scroll-mb-24 lg:-mb-12">
      <div className="page flex-1 pt-3 pb-8 sm:pt-5">
        <div className={cx('mx-auto', step === 'review' ? 'max-w-5xl' : 'max-w-3xl')}>
          <div className="flex items-center justify-between gap-4">
            <Link
              to={paths.app}
              className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-ink-muted hover:bg-accent-soft hover:text-accent-strong"
            >
              <ArrowLeft className="size-4" />
              <span>{t('backToEvents')}</span>
            </Link>
            <p className="tabular text-ink-muted">{t('step', { current, total: steps.length })}</p>
          </div>
          <div aria-hidden="true" className="mt-2 flex gap-1.5">
            {steps.map((one, index) => (
              <span
                key={one}
                className={cx(
                  'h-1 flex-1 rounded-full transition-colors duration-200',
                  index < current ? 'bg-accent' : 'bg-line',
                )}
              />
            ))}
          </div>
          <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl outline-none sm:mt-8 sm:text-4xl">
            {t(`${step}.title`)}
          </h1>
          <p className="measure mt-2 mb-7 text-ink-muted">{t(`${step}.lead`)}</p>
          {children}
        </div>
      </div>
      <div
        data-bottom-bar="steps"
        className="sticky bottom-0 z-20 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur short:static"
      >
        <div className="page py-3">
          <div className={cx('mx-auto', step === 'review' ? 'max-w-5xl' : 'max-w-3xl')}>{bar}</div>
        </div>
      </div>
    </div>
  );
}
