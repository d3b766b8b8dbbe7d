import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakdown, MEASURES } from '@/domain/ledger/breakdown';
import { defaultChoices, type PlanFacts } from '@/domain/plan/facts';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import { ledgerItems, TODAY } from '../../../tests/builders/ledgers';
import { breakdownAddress, hrefOf, sinceOf } from './breakdown-state';
import { barOf, scaleOf } from './moves/waterfall-scale';
import { partsOf } from './parts-of';
import { contents, layoutOf } from './treemap/treemap-layout';

const FACTS: PlanFacts = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2027-06-12',
  budget: 2_400_000,
  currency: 'EUR',
  duration: 9,
  guest_count: 120,
  country: 'ES',
  region: 'ES-AN',
  city: 'Sevilla',
  location_type: 'indoor',
  couple_type: null,
  kind: null,
};
const result = reallocate({ ...FACTS, categories: defaultChoices('wedding') });
if (!result.ok) throw new Error(result.error);
const PLAN = { ...FACTS, categories: result.categories };

test('the areas of the breakdown chart represent exactly the amounts of the breakdown', () => {
  fc.assert(
    fc.property(ledgerItems(40), fc.constantFrom(...MEASURES), (items, measure) => {
      const { lines } = breakdown(PLAN, items, TODAY);
      for (const { category, parts } of partsOf(lines, measure, 'category')) {
        const line = lines.find((one) => one.category === category);
        expect(parts.map(({ amount }) => amount)).toEqual([line?.figures[measure]]);
      }
      for (const { category, parts } of partsOf(lines, measure, 'item')) {
        const line = lines.find((one) => one.category === category);
        const spent = line?.items.reduce((sum, { figures }) => sum + Math.max(0, figures[measure]), 0) ?? 0;
        const rest =
          measure === 'suggested'
            ? (line?.figures.suggested ?? 0)
            : measure === 'planned'
              ? Math.max(0, (line?.figures.planned ?? 0) - (line?.itemised ?? 0))
              : 0;
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(spent + rest);
        expect(parts.every(({ amount }) => amount > 0)).toBe(true);
        expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      }
    }),
  );
});

test('the breakdown chart draws larger areas for larger amounts, without overlaps', () => {
  fc.assert(
    fc.property(ledgerItems(30), fc.integer({ min: 320, max: 1400 }), (items, width) => {
      const groups = partsOf(breakdown(PLAN, items, TODAY).lines, 'planned', 'category');
      const { cells } = layoutOf(groups, width, 420, false);
      expect(cells).toHaveLength(groups.length);
      for (const { x, y, width: w, height: h } of cells) {
        expect(Math.min(x, y, w, h)).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width);
        expect(y + h).toBeLessThanOrEqual(420);
      }
      const overlaps = cells.some((a, i) =>
        cells
          .slice(i + 1)
          .some(
            (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          ),
      );
      expect(overlaps).toBe(false);
      const largest = cells.toSorted((a, b) => b.part.amount - a.part.amount);
      const [first, last] = [largest[0], largest.at(-1)];
      if (first && last && first.part.amount > 2 * last.part.amount)
        expect(first.width * first.height).toBeGreaterThan(last.width * last.height);
    }),
    { numRuns: 50 },
  );
});

test('an area of the chart shows an icon if the category’s name doesn’t fit', () => {
  const cell = (name: string, width: number, height: number, whole = true) =>
    contents(name, '1.830 €', { width, height, whole });
  expect(cell('Decoración', 200, 200)).toEqual({ icon: true, words: 1, sum: 2 });
  expect(cell('Fotografía y vídeo', 120, 60)).toEqual({ icon: false, words: 2, sum: 0 });
  expect(cell('Decoraciones', 97, 76)).toEqual({ icon: true, words: 0, sum: 2 });
  expect(cell('Catering Sol y Sal', 90, 40, false)).toEqual({ icon: false, words: 1, sum: 0 });
  expect(cell('Catering Sol y Sal', 40, 40, false)).toEqual({ icon: false, words: 0, sum: 0 });
});

test('the waterfall chart’s scale starts at zero unless the steps would be invisible', () => {
  const step = (from: number, to: number) => ({
    category: 'music' as const,
    amount: to - from,
    from,
    to,
    changes: [],
  });
  expect(scaleOf({ from: 0, steps: [step(0, 900)], to: 900 })).toMatchObject({ low: 0, broken: false });
  const near = scaleOf({ from: 3_300_000, steps: [step(3_300_000, 3_350_000)], to: 3_350_000 });
  expect(near.broken).toBe(true);
  expect(near.low).toBeGreaterThan(0);
  expect(near.low).toBeLessThan(3_300_000);
  expect(barOf(near, 3_350_000, 3_300_000).left).toBe(barOf(near, 3_300_000, 3_350_000).left);
  expect(scaleOf({ from: 0, steps: [], to: 0 }).high).toBe(1);
  expect(scaleOf({ from: 0, steps: [step(0, -50)], to: -50 })).toMatchObject({ low: -50, broken: false });
});

test('the URL of the breakdown omits default and invalid settings', () => {
  const read = (search: string) => breakdownAddress.read(new URLSearchParams(search));
  expect(hrefOf(read(''))).toBe('?');
  const state = read('?view=moves&measure=paid&by=item&category=venue&since=2026-10-01&until=2026-10-31');
  expect(read(hrefOf(state))).toEqual(state);
  expect(read('?view=x&measure=y&by=z&category=beer&since=2026-13-01&until=soon')).toEqual(read(''));
  expect(sinceOf(read(''), '2026-11-21')).toBe('2026-10-22');
  expect(sinceOf(read('?since=start'), '2026-11-21')).toBeNull();
  expect(sinceOf(read('?since=2026-01-01'), '2026-11-21')).toBe('2026-01-01');
});
