import { expect, test } from 'vitest';
import { readColumns, readTable } from '@/domain/guests/import/import-table';
import { deviceStorage } from '@/lib/device-storage';
import { rememberedHeadings, rememberHeading } from './remembered-headings';

test('a remembered column heading is recognised in a different spelling', () => {
  rememberHeading('shuttleBus', 'tags');
  rememberHeading('Mesa', null);
  rememberHeading('Mesa', 'notes');
  const table = readTable([
    ['Name', 'Shuttle bus', 'MESA'],
    ['Ana Gil', 'yes', '4'],
  ]);
  expect(readColumns(table)).toEqual(['full_name', null, null]);
  expect(readColumns(table, [], { remembered: rememberedHeadings() })).toEqual([
    'full_name',
    'tags',
    'notes',
  ]);
});

test.each(['{', '{"a":1}', '[["a","nothing"],["b"],3]'])(
  'the remembered headings ignore the invalid stored value %s',
  (kept) => {
    deviceStorage.setItem('celebra-import-headings', kept);
    expect(rememberedHeadings().size).toBe(0);
  },
);
