import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { peopleIn } from './counts';
import { type QuickHousehold, readQuickLine } from './quick/quick-entry';

const CORPORA = [
  ['quick-lines-blind-1', 120],
  ['quick-lines-blind-2', 50],
  ['quick-lines-blind-3', 35],
] as const;

/** A household in the columns of the corpus: what a plan is built on, and place and notes, which are only read. */
function cellsOf({ guests, address, allergens, diets, phone_number, email, notes }: QuickHousehold) {
  const children = guests.filter(({ age_group }) => age_group === 'child');
  const named = guests.filter(({ age_group }) => age_group !== 'child');
  return {
    counted: [
      String(peopleIn(guests)),
      String(peopleIn(children)),
      named.map(({ name, last_name }) => `${name}, ${last_name}`).join(' + '),
      [...allergens, ...diets].join(' ') || '-',
      phone_number ?? '-',
      email ?? '-',
    ],
    read: [address ?? '-', notes ?? '-'],
  };
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, `fixtures/${file}.txt`), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [line = '', people, children, named, place, food, phone, email, notes] = row.split(' | ');
      const reading = readQuickLine(line, { children: 'Children' });
      return {
        row,
        asked: people === 'ask',
        counted: [people, children, named, food, phone, email],
        read: [place, notes],
        is: reading.status === 'clear' ? cellsOf(reading.household) : null,
      };
    });
const same = (a: readonly unknown[] | undefined, b: readonly unknown[]) =>
  JSON.stringify(a) === JSON.stringify(b);

describe.each(CORPORA)('readQuickLine, on %s, lines as people write them', (file, count) => {
  const lines = linesOf(file);

  it('knows its lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(count);
  });

  it('takes none of them for other people, food or ways to reach them without asking', () => {
    const silent = lines.filter(({ asked, counted, is }) => is && (asked || !same(is.counted, counted)));
    expect(silent.map(({ row, is }) => [row, is])).toEqual([]);
  });

  it('reads at least 95 % right', () => {
    const wrong = lines.filter(({ asked, read, is }) => (asked ? is !== null : !is || !same(is.read, read)));
    expect(wrong.length / lines.length, wrong.map(({ row }) => row).join('\n')).toBeLessThanOrEqual(0.05);
  });
});
