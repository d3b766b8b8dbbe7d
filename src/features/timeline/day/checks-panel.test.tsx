import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MADRID, row } from '@/../tests/builders/timeline';
import { setUpUser } from '@/../tests/builders/user';
import { findings } from '@/domain/timeline/checks';
import { NO_SUN } from '@/domain/timeline/sun';
import { prepareTexts } from '@/lib/i18n';
import type { EventSetting } from '@/parts/time/event-setting';
import { ChecksPanel } from './checks-panel';

beforeAll(() => prepareTexts('en', ['timeline']));
afterEach(cleanup);

const person = setUpUser();
const setting = { zone: MADRID, sun: NO_SUN } as EventSetting;
const arrive = row(1_000, 30, { title: 'Arrivals' });
const ceremony = row(1_090, 40, { title: 'Ceremony' });
const dinner = row(1_130, 90, { title: 'Dinner' });

function show(rows = [arrive, ceremony, dinner], editable = true) {
  const moved: string[] = [];
  render(
    <ChecksPanel
      found={findings(rows, { duration: null, sunset: null })}
      setting={setting}
      hours={0}
      rows={rows}
      onOpen={() => undefined}
      onChange={
        editable
          ? (changes) => {
              for (const { before, after } of changes)
                if (before?.kind === 'schedule' && after?.kind === 'schedule')
                  moved.push(`${after.title} ${after.starts_at - before.starts_at}`);
            }
          : undefined
      }
    />,
  );
  return moved;
}
const way = (name: RegExp) => screen.getByRole('button', { name, hidden: true });

test('a gap in the day can be closed by moving the earlier or the later rows', async () => {
  const moved = show();
  await person.click(way(/^Start what comes before “Ceremony” 1 h later$/));
  expect(moved.splice(0)).toEqual(['Arrivals 60']);
  await person.click(way(/^Bring “Ceremony” and what follows forward by 1 h$/));
  expect(moved).toEqual(['Ceremony -60', 'Dinner -60']);
});

test('no suggestion moves a locked row', () => {
  show([arrive, { ...ceremony, locked: true }, dinner]);
  expect(screen.queryByRole('button', { name: /^Bring/, hidden: true })).toBeNull();
  expect(way(/^Start what comes before/)).toBeTruthy();
  cleanup();
  show(undefined, false);
  expect(screen.queryByRole('button', { name: /^(Bring|Start)/, hidden: true })).toBeNull();
});
