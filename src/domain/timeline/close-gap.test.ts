import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_FACTS, MADRID, row, rowsOfDay } from '../../../tests/builders/timeline';
import { findings } from './checks';
import { bringForward, startLater } from './close-gap';
import { generateDay } from './generate';
import { byStart, isAnchored, type RunSheetRow } from './item';
import { shiftFollowing } from './shift';
import { NO_SUN } from './sun';
import { DAY_TEMPLATES } from './templates.data';

const around = { duration: null, sunset: null };
const gaps = (rows: readonly RunSheetRow[]) => findings(rows, around).filter((one) => one.kind === 'gap');
const withChanged = (rows: readonly RunSheetRow[], changed: readonly RunSheetRow[]) => {
  const by = new Map(changed.map((one) => [one.id, one]));
  return rows.map((one) => by.get(one.id) ?? one);
};
const sheet = (id: (typeof DAY_TEMPLATES)[number]['id'], duration: number | null) =>
  rowsOfDay(generateDay(id, { ...DAY_FACTS, duration }, MADRID, NO_SUN).lines);

test('a gap before a moved activity can be closed by moving the activities on either side', () => {
  const given = fc.record({
    template: fc.constantFrom(...DAY_TEMPLATES.map(({ id }) => id)),
    duration: fc.constantFrom(null, 8, 40),
    at: fc.nat({ max: 9 }),
    later: fc.integer({ min: 30, max: 180 }),
  });
  fc.assert(
    fc.property(given, ({ template, duration, at, later }) => {
      const rows = sheet(template, duration);
      const guests = rows.filter(({ track }) => track === 'guests').sort(byStart);
      const chosen = guests[1 + (at % Math.max(1, guests.length - 1))];
      fc.pre(chosen !== undefined);
      if (!chosen) return;
      const moved = withChanged(
        rows,
        shiftFollowing(rows, { ...chosen, starts_at: chosen.starts_at + later }).rows,
      );
      const gap = gaps(moved).find(({ other }) => other.id === chosen.id);
      if (!gap) return;
      for (const close of [startLater, bringForward]) {
        const changed = close(moved, gap.other, gap.minutes);
        if (changed === null) {
          const held =
            close === bringForward ? [gap.other] : moved.filter((one) => one.starts_at < gap.other.starts_at);
          expect(held.some(isAnchored)).toBe(true);
          continue;
        }
        const after = withChanged(moved, changed);
        expect(gaps(after).filter(({ other }) => other.id === chosen.id)).toEqual([]);
        for (const one of changed) {
          const before = moved.find(({ id }) => id === one.id);
          expect(one).toEqual({ ...before, starts_at: one.starts_at });
          const isBehind = (before?.starts_at ?? 0) >= gap.other.starts_at;
          expect(isBehind).toBe(close === bringForward);
        }
      }
    }),
  );
});

test('arrivals and preparations are postponed together with their ceremony', () => {
  const rows = sheet('es-tarde', null);
  const of = (all: readonly RunSheetRow[], origin: string) =>
    all.find((one) => one.generated?.origin === `run-${origin}`);
  const ceremony = of(rows, 'ceremony') as RunSheetRow;
  const moved = withChanged(
    rows,
    shiftFollowing(rows, { ...ceremony, starts_at: ceremony.starts_at + 60 }).rows,
  );
  const [gap] = gaps(moved);
  const changed = startLater(moved, gap?.other as RunSheetRow, gap?.minutes ?? 0) ?? [];
  for (const origin of ['arrive', 'hair', 'ready', 'setUp'])
    expect((of(changed, origin)?.starts_at ?? 0) - (of(rows, origin)?.starts_at ?? 0), origin).toBe(
      gap?.minutes,
    );
});

test('a gap between locked activities can’t be closed', () => {
  const arrive = row(1_000, 30, { locked: true });
  const ceremony = row(1_100, 30);
  expect(startLater([arrive, ceremony], ceremony, 70)).toBeNull();
  expect(bringForward([arrive, { ...ceremony, locked: true }], { ...ceremony, locked: true }, 70)).toBeNull();
});
