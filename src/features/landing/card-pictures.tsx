import type { ReactNode } from 'react';
import { PROFILES } from '@/domain/budget/shares.data';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { formatNumber } from '@/lib/format';
import { CATEGORY_HUES, CategoryMark } from '@/parts/category-mark';
import { cx } from '@/ui/class-names';
import { Lock } from '@/ui/page-icons';
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

const RANKED: readonly Category[] = ['music', 'photo-and-video', 'catering'];
const INDENT = ['', 'ml-5', 'ml-10'];

function Priorities() {
  return (
    <ol className="flex flex-col gap-2">
      {RANKED.map((category, i) => (
        <li key={category} className={cx('flex items-center gap-2.5', INDENT[i])}>
          <span className="tabular w-5 font-serif text-2xl text-accent">{i + 1}</span>
          <CategoryMark category={category} small />
          <span className={cx('h-2 flex-1 rounded-full', CATEGORY_HUES[category].solid)} />
        </li>
      ))}
    </ol>
  );
}

function WhatIf() {
  return (
    <p className="flex items-baseline gap-3 font-serif leading-none">
      <span className="text-3xl text-ink-muted line-through decoration-1 lg:text-4xl">
        {formatNumber(120)}
      </span>
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
      <span className="text-5xl lg:text-6xl">{formatNumber(90)}</span>
    </p>
  );
}

function Usual() {
  return (
    <div className="relative h-16">
      <span className="absolute inset-x-0 top-7 h-1.5 rounded-full bg-line" />
      <span className="absolute top-6 left-[22%] h-3.5 w-[52%] rounded-full bg-accent/35" />
      <span className="absolute top-5 left-[46%] h-5.5 w-0.5 bg-accent" />
      <span className="absolute top-5 left-[58%] size-5.5 rounded-full bg-accent ring-4 ring-surface" />
    </div>
  );
}

const LOCKED: readonly [Category, string][] = [
  ['venue', 'w-full'],
  ['catering', 'w-4/5'],
  ['decorations', 'w-1/2'],
];

function Locks() {
  return (
    <ul className="flex flex-col gap-2.5">
      {LOCKED.map(([category, width], i) => (
        <li key={category} className="flex items-center gap-3">
          <CategoryMark category={category} small />
          <span className="flex-1">
            <span className={cx('block h-2 rounded-full', width, CATEGORY_HUES[category].solid)} />
          </span>
          <span
            className={cx(
              'flex size-7 items-center justify-center rounded-full',
              i === 0 ? 'bg-ink text-paper' : 'border border-line',
            )}
          >
            {i === 0 && <Lock className="size-3.5" />}
          </span>
        </li>
      ))}
    </ul>
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
  priorities: Priorities,
  whatif: WhatIf,
  usual: Usual,
  locks: Locks,
  anywhere: Anywhere,
} satisfies Record<string, () => ReactNode>;
