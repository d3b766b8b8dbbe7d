import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILES } from '@/domain/budget/shares.data';
import { CATEGORIES } from '@/domain/plan/facts';
import { CATEGORY_HUES } from '@/parts/category-hues';
import { cx } from '@/ui/class-names';
import { Sprig } from '@/ui/sprig';

/** A usual wedding's nine parts, as the engine begins with them. */
function Split() {
  const { shares } = PROFILES['wedding-spain'];
  return (
    <div className="flex h-14 gap-1 sm:h-20">
      {CATEGORIES.map((category) => (
        <span
          key={category}
          style={{ flexGrow: shares[category][0] }}
          className={cx('basis-0 first:rounded-l-xl last:rounded-r-xl', CATEGORY_HUES[category].solid)}
        />
      ))}
    </div>
  );
}

const TASKS = ['w-3/4', 'w-full', 'w-2/3'] as const;

/** A list of which the first is done. */
function Tasks() {
  return (
    <ul className="flex flex-col gap-3.5">
      {TASKS.map((width, i) => (
        <li key={width} className="flex items-center gap-3">
          <span
            className={cx(
              'flex size-7 shrink-0 items-center justify-center rounded-full border-2',
              i === 0 ? 'border-positive bg-positive text-paper' : 'border-line-strong',
            )}
          >
            {i === 0 && <Check className="size-4" strokeWidth={3} />}
          </span>
          <span className={cx('h-2.5 rounded-full', width, i === 0 ? 'bg-line' : 'bg-ink/70')} />
        </li>
      ))}
    </ul>
  );
}

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

/** What is usual in three places, from and to, and one's own budget across them. Hundredths of the width. */
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

/** Paid, promised, planned, and what is left. Its figure is a text: formats of numbers are slow to make ready. */
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
    <div className="mx-auto -mb-6 flex h-36 w-32 flex-col items-center gap-3 rounded-t-3xl border-2 border-b-0 border-ink px-4 pt-3">
      <span className="h-1 w-8 rounded-full bg-line-strong" />
      <Sprig className="size-14 text-accent" />
      <span className="h-2 w-full rounded-full bg-line" />
      <span className="h-2 w-3/4 self-start rounded-full bg-line" />
    </div>
  );
}

export const CARD_PICTURES = {
  split: Split,
  whatif: WhatIf,
  usual: Usual,
  tasks: Tasks,
  money: Money,
  anywhere: Anywhere,
} satisfies Record<string, () => ReactNode>;
