import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OwnLine, ownLineSchema, ownNames, ownText, withOwnLine, withoutOwnLine } from './own-lines';

const name = fc.constantFrom('Drone?', 'drone?', 'Album', 'Who comes', 'Álbum');
const word = fc.constantFrom('', 'yes', 'no', '+150');
type Quotes = { id: string; own_lines: OwnLine[] }[];
const quotes: fc.Arbitrary<Quotes> = fc
  .array(fc.uniqueArray(fc.record({ name, text: word }), { selector: (one) => one.name.toLowerCase() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.map((own_lines, i) => ({ id: `q${i}`, own_lines: own_lines.filter(({ text }) => text !== '') })),
  );

const changed = (before: Quotes, changes: ReturnType<typeof withOwnLine<Quotes[number]>>): Quotes =>
  before.map((quote) => changes.find((one) => one.before === quote)?.after ?? quote);

describe('custom lines of the comparison', () => {
  test('saving a custom line changes only that line in each quote', () => {
    fc.assert(
      fc.property(quotes, name, fc.array(word, { minLength: 5, maxLength: 5 }), (all, line, words) => {
        const known = ownNames(all).find((one) => one.toLowerCase() === line.toLowerCase()) ?? null;
        const texts = Object.fromEntries(all.map(({ id }, i) => [id, words[i] ?? '']));
        const next = changed(all, withOwnLine(all, known, { name: line, texts }));
        for (const [i, quote] of next.entries()) {
          expect(ownText(quote, line)).toBe(words[i]);
          const others = (one: Quotes[number] | undefined) =>
            one?.own_lines.filter((own) => own.name.toLowerCase() !== line.toLowerCase());
          expect(others(quote)).toEqual(others(all[i]));
        }
      }),
    );
  });

  test('renaming a custom line renames it in every quote', () => {
    const all = [
      { id: 'a', own_lines: [{ name: 'Drone', text: 'yes' }] },
      { id: 'b', own_lines: [{ name: 'drone', text: 'no' }] },
    ];
    const next = changed(all, withOwnLine(all, 'Drone', { name: 'Drone?', texts: { a: 'included' } }));
    expect(next.map(({ own_lines }) => own_lines)).toEqual([
      [{ name: 'Drone?', text: 'included' }],
      [{ name: 'Drone?', text: 'no' }],
    ]);
    expect(ownNames(changed(next, withoutOwnLine(next, 'Drone?')))).toEqual([]);
  });

  test('a custom line needs a unique name and at least one text', () => {
    const all = [{ id: 'a', own_lines: [{ name: 'Drone?', text: 'yes' }] }];
    const problem = (before: string | null, form: { name: string; texts: Record<string, string> }) =>
      ownLineSchema(all, before).safeParse(form).error?.issues[0]?.message;
    expect(problem(null, { name: ' ', texts: { a: 'x' } })).toBe('ownName');
    expect(problem(null, { name: 'DRONE?', texts: { a: 'x' } })).toBe('ownTaken');
    expect(problem(null, { name: 'Album', texts: { a: ' ' } })).toBe('ownText');
    expect(problem('Drone?', { name: 'drone?', texts: { a: '' } })).toBeUndefined();
    expect(problem(null, { name: 'x'.repeat(61), texts: { a: 'x' } })).toBe('tooLong');
  });
});
