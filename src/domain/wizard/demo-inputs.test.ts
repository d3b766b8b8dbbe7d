import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDemoInputs } from './demo-inputs';
import { stepSchemas } from './schema';
import { emptyWizard } from './values';

const inputs = {
  version: 1,
  country: 'ES',
  region: 'ES-AS',
  currency: 'EUR',
  budget: 1_850_000,
  guest_count: 90,
  ranking: ['music', 'catering'],
};
const read = (changes: object = {}) => readDemoInputs(JSON.stringify({ ...inputs, ...changes }));

describe('inputs of a visitor', () => {
  it('answers what the wizard asks, in its order of importance', () => {
    const values = read();
    expect(values).toMatchObject({
      event_type: 'wedding',
      country: 'ES',
      region: 'ES-AS',
      currency: 'EUR',
      budget: 1_850_000,
      guest_count: 90,
    });
    const ranks = values?.categories
      ?.filter(({ priority }) => priority !== null)
      .map(({ category, priority }) => [category, priority]);
    expect(ranks).toEqual([
      ['catering', 2],
      ['music', 1],
    ]);
    expect(stepSchemas('2026-01-01').categories.safeParse({ ...emptyWizard(), ...values }).success).toBe(
      true,
    );
  });

  it('leaves out a region of another country', () => {
    expect(read({ region: 'US-VT' })?.region).toBeNull();
  });

  it.each([
    { version: 2 },
    { country: 'XX' },
    { country: 'España' },
    { budget: 0 },
    { budget: 12.5 },
    { guest_count: 10_001 },
    { ranking: ['fireworks'] },
    { ranking: 'music' },
  ])('is nothing with %j', (changes) => {
    expect(read(changes)).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    expect(readDemoInputs(null)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => readDemoInputs(json) === null),
      { numRuns: 200 },
    );
  });
});
