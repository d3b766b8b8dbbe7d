import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { MADRID, row } from '@/../tests/builders/timeline';
import type { Milestone } from '@/domain/timeline/item';
import type { KnownDay } from '@/domain/timeline/known-days';
import { prepareTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { faces } from './rows';
import { dayFile, milestonesFile } from './timeline-file';

beforeAll(() => prepareTexts('en', ['timeline', 'common']));

const words = () =>
  renderHook(() => ({
    t: useTranslation('timeline').t,
    description: faces.timeline_items.useDescription('plan'),
  })).result.current;
const number = (figure: number) => ({ figure, decimals: 0 });
const dinner = row(1_290, 150, { title: 'Dinner', responsible: 'Luis', place: 'Garden', locked: true });

test('the downloaded file of the day contains every field of a row', () => {
  const { t, description } = words();
  expect(dayFile(t, description, MADRID, [dinner])).toEqual([
    [
      ...['Day', 'From', 'To', 'Minutes', 'Buffer after', 'What', 'Who for', 'In charge', 'Where', 'Notes'],
      'If something before it runs late',
    ],
    [
      ...[
        '2027-06-12',
        '21:30',
        '00:00',
        number(150),
        number(dinner.buffer),
        'Dinner',
        t(`track.${dinner.track}`),
      ],
      ...['Luis', 'Garden', null, t('form.anchors.locked')],
    ],
  ]);
});

test('the downloaded file of milestones also contains payment dates', () => {
  const { t, description } = words();
  const invitations: Milestone = {
    ...dinner,
    id: 'milestone',
    kind: 'milestone',
    title: 'Invitations',
    starts_on: '2027-03-13',
    reminder_days_before: 3,
    completed_at: '2027-03-12T10:00:00Z',
    generated: null,
  };
  const payment = { kind: 'payment', id: 'payment', date: '2027-01-02' } as KnownDay;
  const known = () => ({ title: 'Payment', notes: 'Hacienda', from: 'From the ledger' });
  expect(milestonesFile(t, description, [invitations], [payment], known)).toEqual([
    ['Day', 'What', 'Done', 'Reminder, days before', 'In charge', 'Where', 'Notes', 'Source'],
    ['2027-01-02', 'Payment', null, null, null, null, 'Hacienda', 'From the ledger'],
    ['2027-03-13', 'Invitations', '2027-03-12', number(3), 'Luis', 'Garden', null, null],
  ]);
});
