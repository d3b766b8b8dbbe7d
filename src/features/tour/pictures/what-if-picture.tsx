import { useId, useState } from 'react';
import { usualTotal } from '@/domain/allocation/benchmarks';
import { compare } from '@/domain/allocation/compare';
import { formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { DifferenceRow } from './difference-row';
import { allocationOf, exampleWedding, whole } from './example';

const BEFORE = 120;
const SHOWN = 4;

/** Shows how much money a smaller number of guests saves, computed while the slider moves. */
export function WhatIfPicture() {
  const { t } = useTranslation('tour');
  const id = useId();
  const [guests, setGuests] = useState(90);
  const facts = exampleWedding({ guest_count: BEFORE });
  const changed = exampleWedding({ guest_count: guests });
  const { differences } = compare(allocationOf(facts), allocationOf(changed));
  const usual = usualTotal(changed);
  const largest = [...differences]
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, SHOWN);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {t('whatif.guests')}
        </label>
        <p className="flex items-baseline gap-2 font-serif">
          <span className="text-xl text-ink-muted line-through decoration-1">{formatNumber(BEFORE)}</span>
          <output htmlFor={id} className="tabular text-4xl">
            {formatNumber(guests)}
          </output>
        </p>
      </div>
      <input
        id={id}
        type="range"
        min={30}
        max={BEFORE}
        value={guests}
        onChange={({ target }) => setGuests(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer"
      />
      <ul className="divide-y divide-line">
        {largest.map(({ category, after, difference }) => (
          <DifferenceRow
            key={category}
            category={category}
            amount={after ?? 0}
            difference={difference}
            currency={facts.currency}
          />
        ))}
      </ul>
      {usual && (
        <p className="mt-2 border-t border-line pt-4 text-sm text-ink-muted">
          {t('whatif.perGuest', {
            total: formatMoney(facts.budget, facts.currency),
            before: formatMoney(whole(facts.budget / BEFORE), facts.currency),
            after: formatMoney(whole(facts.budget / guests), facts.currency),
          })}
        </p>
      )}
    </div>
  );
}
