import { expect, test } from 'vitest';
import { convertReading } from './convert';
import { readMessage } from './reading/read-message';

test('converting a quote converts its amounts and keeps its percentages', () => {
  const setting = { today: '2027-01-01', language: 'en', currency: 'GBP', event_date: '2027-09-01' } as const;
  const reading = readMessage('£1,450 in total, 20% deposit, £95 per hour after that.', setting);
  const { facts, amounts } = convertReading(reading, 1.17, 'EUR');
  expect(amounts.map(({ value }) => value)).toEqual([169_650, 11_115]);
  expect(facts.deposit_rate?.value).toBe(2000);
  expect(convertReading(reading, 183.377, 'JPY').amounts.map(({ value }) => value % 100)).toEqual([0, 0]);
});
