import { useState } from 'react';
import { allocate } from '@/domain/allocation/allocate';
import { type Category, defaultChoices } from '@/domain/plan/facts';
import { AllocationBar } from '@/parts/allocation/allocation-picture';
import { AllocationRows } from '@/parts/allocation/allocation-rows';
import { exampleWedding, whole } from './example';

const SHOWN: readonly Category[] = ['venue', 'catering', 'music', 'miscellaneous'];

/** Initial choices: the venue's amount is locked, and the other categories share the remaining budget. */
const START = defaultChoices('wedding').map((choice) => ({
  ...choice,
  selected: SHOWN.includes(choice.category),
  ...(choice.category === 'venue' ? { locked: true, allocated_amount: 310_000 } : {}),
}));

/**
 * Picture of an allocation with the product's own rows. Reasons can be opened, and amounts can be entered and
 * locked.
 */
export function PlanPicture() {
  const [choices, setChoices] = useState(START);
  const facts = exampleWedding({ budget: 1_500_000, categories: choices });
  const result = allocate(facts);
  return (
    <div className="-mb-4">
      {result.ok && (
        <AllocationBar
          lines={result.lines.map((line) => ({ ...line, amount: whole(line.amount) }))}
          total={result.total}
          currency={facts.currency}
        />
      )}
      <AllocationRows
        allocation={result}
        choices={choices}
        currency={facts.currency}
        country={facts.country}
        onChange={setChoices}
        hideExcluded
      />
    </div>
  );
}
