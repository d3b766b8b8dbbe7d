import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { basicUntil, refundOf } from './basic-term';
import { addDays, addMonths } from './calendar';

const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2020-01-01', days));

it('Basic ends half a year after the event, within 12 to 30 months of the payment', () => {
  expect(basicUntil('2026-11-27', null)).toBe('2027-11-27');
  expect(basicUntil('2026-11-27', '2027-03-01')).toBe('2027-11-27');
  expect(basicUntil('2026-11-27', '2027-09-18')).toBe('2028-03-18');
  expect(basicUntil('2026-11-27', '2029-09-18')).toBe('2029-05-27');
  expect(basicUntil('2028-02-29', null)).toBe('2029-02-28');
});

it('an extension of Basic begins at the end of the previous term', () => {
  expect(basicUntil('2027-10-01', null, '2027-11-27')).toBe('2028-11-27');
  expect(basicUntil('2027-10-01', '2028-09-18', '2027-11-27')).toBe('2029-03-18');
  expect(basicUntil('2027-10-01', '2031-09-18', '2027-11-27')).toBe('2030-04-01');
});

it('postponing the event never shortens a term of Basic', () => {
  fc.assert(
    fc.property(date, date, fc.nat(2000), (paidOn, eventOn, later) => {
      const until = basicUntil(paidOn, eventOn);
      return (
        until >= addMonths(paidOn, 12) &&
        until <= addMonths(paidOn, 30) &&
        (until >= addMonths(eventOn, 6) || until === addMonths(paidOn, 30)) &&
        basicUntil(paidOn, addDays(eventOn, later)) >= until
      );
    }),
  );
});

it('the refund falls daily from the full price to zero', () => {
  const amount = fc.nat(100_000_000);
  fc.assert(
    fc.property(amount, date, fc.integer({ min: 1, max: 900 }), fc.nat(1000), (paid, paidOn, days, used) => {
      const of = (day: number) => refundOf(paid, paidOn, addDays(paidOn, days), addDays(paidOn, day));
      return of(0) === paid && of(-1) === paid && of(days) === 0 && of(used) >= of(used + 1) && of(used) >= 0;
    }),
  );
  expect(refundOf(7200, '2026-11-27', '2027-11-27', '2026-12-07')).toBe(7003);
});
