import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/translation';
import { ProductPicture } from '@/parts/public/product-picture';
import { cx } from '@/ui/class-names';
import { AllocationInMotion } from './allocation-in-motion';

/** Screenshot of the task list. The card shows only its upper part. */
const Tasks = () => (
  <div className="-mx-6 -mb-6 sm:-mx-7 sm:-mb-7">
    <ProductPicture name="tasks" alt="" />
  </div>
);

function WhatIf() {
  return (
    <p className="flex items-baseline gap-3 font-serif leading-none">
      <span className="text-3xl text-ink-muted line-through decoration-1 lg:text-4xl">120</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 48 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        className="w-8 shrink-0 text-accent lg:w-12"
      >
        <path d="M1 9c12-6 26-6 44-1m-7-6 8 6-9 5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="text-5xl lg:text-6xl">90</span>
    </p>
  );
}

/** Start and end of the usual cost range in three places, as percentages of the bar's width. */
const PLACES = [
  [12, 44],
  [26, 66],
  [40, 92],
] as const;

function Usual() {
  return (
    <div className="relative flex flex-col gap-4 py-2">
      {PLACES.map(([from, to], i) => (
        <span key={from} className="relative h-3.5 rounded-full bg-line/60">
          <span
            style={{ left: `${from}%`, right: `${100 - to}%` }}
            className={cx('absolute inset-y-0 rounded-full', i === 1 ? 'bg-accent' : 'bg-accent/35')}
          />
        </span>
      ))}
      <span className="absolute inset-y-0 left-[54%] w-0.5 bg-ink" />
    </div>
  );
}

/**
 * Shows paid, committed, planned and remaining amounts. The amount in the example is fixed text, because
 * creating number formats is slow.
 */
function Money() {
  const { t } = useTranslation('landing');
  return (
    <div>
      <p className="tabular font-serif text-4xl text-accent-strong lg:text-5xl">{t('cards.money.figure')}</p>
      <div className="mt-4 flex h-9 gap-1 overflow-hidden rounded-xl">
        <span className="w-[34%] bg-accent-strong" />
        <span className="w-[26%] bg-accent/55" />
        <span className="w-[14%] rounded-sm border border-dashed border-accent bg-accent/15" />
        <span className="flex-1 bg-line" />
      </div>
    </div>
  );
}

function Anywhere() {
  return (
    <div className="mx-auto -mb-6 h-72 w-60 max-w-full overflow-hidden rounded-t-3xl border-2 border-b-0 border-ink sm:-mb-7">
      <ProductPicture name="money" alt="" />
    </div>
  );
}

export const CARD_PICTURES = {
  split: AllocationInMotion,
  whatif: WhatIf,
  usual: Usual,
  tasks: Tasks,
  money: Money,
  anywhere: Anywhere,
} satisfies Record<string, () => ReactNode>;
