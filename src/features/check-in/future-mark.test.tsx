import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ARRIVALS } from '@/data/arrivals';
import { GUESTS } from '@/data/guests';
import type { Refusal } from '@/data/sync/outbox-entry';
import { arrivals as texts } from '@/locales/en/arrivals';
import { useRefusalText } from '@/parts/rows/refusal-text';
import { guestRow } from '../../../tests/builders/guests';
import { onPlanPage } from '../../../tests/builders/plan-page';
import { storeRows } from '../../../tests/builders/rows';

const given = onPlanPage(['arrivals', 'modules']);

test('an arrival dated far in the future is refused with a reason', async () => {
  const guest = guestRow({ name: 'José', last_name: 'García' });
  await storeRows(GUESTS, given.plan.id, [{ before: null, after: guest }]);
  const ahead = {
    id: crypto.randomUUID(),
    version: 0,
    guest_id: guest.id,
    part_id: null,
    people: 1,
    arrived_at: '2199-01-01T12:00:00Z',
    door: null,
  };
  const refusal = await storeRows(ARRIVALS, given.plan.id, [{ before: null, after: ahead }]).then(
    () => null,
    (error: Refusal) => error,
  );
  expect(refusal).toMatchObject({ status: 400, code: '23514' });
  const column = { key: 'arrived_at', label: texts.field.at, refused: texts.clock, text: () => null };
  const { result } = renderHook(() => useRefusalText({ columns: [column], limit: '' }));
  expect(refusal && result.current(refusal)).toBe(texts.clock);
});
