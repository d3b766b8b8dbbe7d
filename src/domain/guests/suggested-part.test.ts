import { expect, test } from 'vitest';
import { DAY_FACTS, rowsOfDay } from '../../../tests/builders/timeline';
import type { TemplateId } from '../kinds/day-ids';
import type { DayFacts } from '../timeline/day-facts';
import { generateDay } from '../timeline/generate';
import { NO_SUN } from '../timeline/sun';
import { suggestedPart } from './suggested-part';

const ZONE = 'Europe/Madrid';
const VENUE = { category: 'venue', vendor_name: 'Finca Los Olivos', actual_amount: 900_000 } as const;
const CHAPEL = { category: 'venue', vendor_name: 'Ermita', actual_amount: 30_000 } as const;

const sheet = (id: TemplateId, change: Partial<DayFacts>) =>
  rowsOfDay(generateDay(id, { ...DAY_FACTS, ...change }, ZONE, NO_SUN).lines);
const startsAt = (rows: ReturnType<typeof sheet>, origin: string) =>
  new Date((rows.find((one) => one.generated?.origin === origin)?.starts_at ?? 0) * 60_000).toISOString();
const suggested = (rows: ReturnType<typeof sheet>, items = [CHAPEL, VENUE]) =>
  suggestedPart(rows, items, DAY_FACTS.event_date);

test('the suggested part starts with the ceremony, not with the guests’ arrival', () => {
  const rows = sheet('es-tarde', { country: 'ES', ceremony: 'civil' });
  expect(suggested(rows)).toEqual({
    starts_at: startsAt(rows, 'run-ceremony'),
    time_zone: ZONE,
    place: 'Finca Los Olivos',
  });
});

test('the venue isn’t suggested as the place of a Mass', () => {
  const rows = sheet('mx-noche', { country: 'MX', ceremony: 'religious' });
  expect(suggested(rows)).toMatchObject({ starts_at: startsAt(rows, 'run-mass'), place: null });
  const placed = rows.map((one) =>
    one.generated?.origin === 'run-mass' ? { ...one, place: 'Parroquia de San Juan' } : one,
  );
  expect(suggested(placed)?.place).toBe('Parroquia de San Juan');
});

test('without a ceremony, the suggested part starts when the guests arrive', () => {
  const rows = sheet('birthday', { event_type: 'birthday' });
  expect(suggested(rows)).toMatchObject({ starts_at: startsAt(rows, 'run-welcome') });
  const india = sheet('in-noche', { country: 'IN', duration: 60 });
  expect(suggested(india)).toMatchObject({ starts_at: startsAt(india, 'run-procession') });
});

test('no part is suggested without a run sheet', () => {
  expect(suggested([])).toBeNull();
  const rows = sheet('es-tarde', { country: 'ES' });
  expect(suggested(rows, [{ ...VENUE, actual_amount: null as never }])?.place).toBeNull();
});
