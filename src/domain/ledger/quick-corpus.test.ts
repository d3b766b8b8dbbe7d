import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type QuickEntry, readQuickEntry } from './quick-entry';

const CURRENCY: Record<string, string> = {
  'es-ES': 'EUR',
  'es-MX': 'MXN',
  'es-CO': 'COP',
  'es-AR': 'ARS',
  'en-US': 'USD',
  'en-GB': 'GBP',
  'en-CH': 'CHF',
  'en-IN': 'INR',
};
const KIND = { p: 'payment', d: 'deposit', r: 'refund' } as const;

type Meant = Pick<QuickEntry, 'amount' | 'kind' | 'paid' | 'date'>;

/** Each with the day on which its lines are read. */
const CORPORA = [
  ['quick-lines', '2026-11-21', 300],
  ['quick-lines-blind-1', '2027-03-10', 200],
  ['quick-lines-blind-2', '2027-03-10', 80],
  ['quick-lines-blind-3', '2027-03-10', 45],
  ['quick-lines-blind-4', '2027-03-10', 60],
  ['quick-lines-blind-5', '2027-03-10', 60],
] as const;

const linesOf = (file: string, today: string) =>
  readFileSync(join(import.meta.dirname, `fixtures/${file}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((row) => {
      const [locale = '', line = '', mode = '', amount = '', state = '', date = '', name = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const meant: Meant = {
        amount: Math.round(Number(amount) * 100),
        kind: KIND[state.charAt(0) as 'p' | 'd' | 'r'],
        paid: state.endsWith('+'),
        date: date === '-' ? null : date,
      };
      const setting = {
        today,
        language: locale.startsWith('es') ? 'es' : 'en',
        currency: CURRENCY[locale] ?? '',
      } as const;
      return { row, mode, meant, name, reading: readQuickEntry(line, setting) };
    });

const same = (entry: QuickEntry, meant: Meant) =>
  entry.amount === meant.amount &&
  entry.kind === meant.kind &&
  entry.paid === meant.paid &&
  entry.date === meant.date;

type Line = ReturnType<typeof linesOf>[number];
const right = ({ mode, meant, name, reading }: Line): boolean => {
  const fits = (entry: QuickEntry) => same(entry, meant) && entry.vendor_name === name;
  if (mode === 'none') return reading.status === 'missing';
  if (mode === 'ask') return reading.status === 'asked' && reading.entries.some(fits);
  return reading.status === 'clear' && fits(reading.entry);
};

describe.each(CORPORA)('readQuickEntry, on %s, lines as people write them', (file, today, count) => {
  const lines = linesOf(file, today);

  it('knows its lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(count);
  });

  it('takes none of them for another amount, sign, state or date without asking', () => {
    const silent = lines.filter(
      ({ mode, meant, reading }) =>
        reading.status === 'clear' && (mode === 'none' || !same(reading.entry, meant)),
    );
    expect(silent.map(({ row, reading }) => [row, reading])).toEqual([]);
  });

  it('asks wherever the meaning is not certain', () => {
    const guessed = lines.filter(({ mode, reading }) => mode === 'ask' && reading.status === 'clear');
    expect(guessed.map(({ row }) => row)).toEqual([]);
  });

  it('reads at least 95 % right', () => {
    const wrong = lines.filter((line) => !right(line));
    expect(wrong.length / lines.length, wrong.map(({ row }) => row).join('\n')).toBeLessThanOrEqual(0.05);
  });
});
