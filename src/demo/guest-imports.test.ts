import { expect, test } from 'vitest';
import type { Stored } from './columns';
import { importGuests, undoDemoImport } from './guest-imports';
import { DemoMemory } from './memory';

test('the demonstration can undo an import that was stored in parts', () => {
  const memory = new DemoMemory('ana');
  const guest = (n: number) => ({
    id: `g${n}`,
    version: 0,
    row: { name: `Eva ${n}`, last_name: 'Gil' } as Stored,
  });
  const call = { plan_id: 'plan', batch: 'b', name: 'Lista.csv', households: [] };
  const first = { ...call, guests: [guest(1), guest(2)], start: 0, whole: { size: 3 } };
  expect(importGuests(memory, first)).toEqual({ added: 2, changed: 0, stored: 2 });
  expect(importGuests(memory, first)).toEqual({ added: 2, changed: 0, stored: 2 });
  expect(memory.get('import_batches', 'b')).toMatchObject({ size: 3, stored: 2 });
  expect(importGuests(memory, { ...call, guests: [guest(3)], start: 2 })).toEqual({
    added: 1,
    changed: 0,
    stored: 3,
  });
  expect(memory.all('guests')).toHaveLength(3);
  expect(undoDemoImport(memory, 'b')).toEqual({ removed: 3, restored: 0, kept: 0 });
  expect(memory.all('guests')).toEqual([]);
});
