import { compare } from '@/domain/budget/what-if';
import type { Category } from '@/domain/plan/facts';
import { exampleWedding, ranked, splitOf } from '../example';
import { DifferenceRow } from './difference-row';

const ORDER: readonly Category[] = ['music', 'photo-and-video', 'catering', 'drinks', 'venue', 'decorations'];
const SHOWN = 5;

/** A ranking, and what it has moved. */
export function PrioritiesPicture() {
  const facts = exampleWedding();
  const { differences } = compare(splitOf(facts), splitOf(exampleWedding({ categories: ranked(ORDER) })));
  return (
    <ol className="-my-2 divide-y divide-line">
      {ORDER.slice(0, SHOWN).map((category, i) => {
        const found = differences.find((one) => one.category === category);
        return (
          <DifferenceRow
            key={category}
            category={category}
            amount={found?.after ?? 0}
            difference={found?.difference ?? 0}
            currency={facts.currency}
            leading={
              <span aria-hidden="true" className="tabular w-5 font-serif text-xl text-accent">
                {i + 1}
              </span>
            }
          />
        );
      })}
    </ol>
  );
}
