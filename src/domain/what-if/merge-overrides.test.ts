import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overrides } from '../../../tests/builders/scenarios';
import { mergeOverrides } from './merge-overrides';
import type { Overrides } from './overrides';

/** Removes empty groups of overrides. */
const tidy = ({ selected, assumptions, ...rest }: Overrides): Overrides => ({
  ...rest,
  ...(selected && Object.keys(selected).length > 0 && { selected }),
  ...(assumptions && { assumptions }),
});

describe('two people’s changes of one scenario', () => {
  it('two people’s changes of different facts of a scenario are both kept', () => {
    const base: Overrides = { guest_count: 80, selected: { music: false } };
    expect(
      mergeOverrides(
        base,
        { guest_count: 70, selected: { music: false, attire: false } },
        { guest_count: 80, duration: 6, selected: {} },
      ),
    ).toEqual({ guest_count: 70, duration: 6, selected: { attire: false } });
  });

  it('if two people change the same fact of a scenario, the change saved last is kept', () => {
    expect(mergeOverrides({}, { budget: 1 }, { budget: 2 })).toEqual({ budget: 2 });
    expect(mergeOverrides({ budget: 1 }, { budget: 3 }, {})).toEqual({});
  });

  it('a scenario that only one person changed keeps that person’s changes', () => {
    fc.assert(
      fc.property(overrides, overrides, (base, changed) => {
        expect(mergeOverrides(base, base, changed)).toEqual(tidy(changed));
        expect(mergeOverrides(base, changed, base)).toEqual(tidy(changed));
      }),
    );
  });
});
