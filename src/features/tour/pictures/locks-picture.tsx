import { useState } from 'react';
import { allocate } from '@/domain/budget/allocate';
import { type Category, defaultChoices } from '@/domain/plan/facts';
import { AllocationRows } from '@/parts/allocation-rows';
import { exampleWedding } from '../example';

const SHOWN: readonly Category[] = ['venue', 'catering', 'music', 'miscellaneous'];

/** A price that is agreed on, and the others that share what is left. */
const START = defaultChoices('wedding').map((choice) => ({
  ...choice,
  selected: SHOWN.includes(choice.category),
  ...(choice.category === 'venue' ? { locked: true, allocated_amount: 310_000 } : {}),
}));

export function LocksPicture() {
  const [choices, setChoices] = useState(START);
  const facts = exampleWedding({ budget: 1_500_000, categories: choices });
  return (
    <div className="-my-4">
      <AllocationRows
        allocation={allocate(facts)}
        choices={choices}
        currency={facts.currency}
        onChange={setChoices}
        hideExcluded
      />
    </div>
  );
}
