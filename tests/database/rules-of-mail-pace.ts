import type { Actor } from './actors';
import type { Scenario, Step } from './probe';

const did = (as: Actor, sql: string, expect: string): Step => ({ as, sql, expect });
/**
 * Takes a turn to send a mail, at a pace of one mail in ten seconds. Checks that the wait in milliseconds is
 * between `from` and `to`.
 */
const turn = (within: number, [from, to]: [number, number]): Step =>
  did(
    'service',
    `select wait between ${from} and ${to} from public.take_mail_turn(0.1, ${within}) as wait`,
    'true',
  );
const hold = (ms: number): Step => did('service', `select public.hold_mails(${ms})`, 'null');

export const mailPace: Scenario[] = [
  {
    name: 'the pace of mails is the functions’ alone',
    steps: (['owner', 'stranger', 'anonymous'] as const).flatMap((as) => [
      did(as, 'select public.take_mail_turn(1, 0)', '!42501'),
      did(as, 'select public.hold_mails(1)', '!42501'),
      did(as, 'select from private.mail_pace', '!42501'),
    ]),
  },
  {
    name: 'a mail waits for those before it, and not for one that went away',
    steps: [
      turn(0, [0, 0]),
      turn(0, [1, 10_000]),
      turn(60_000, [1, 10_000]),
      turn(60_000, [10_001, 20_000]),
      // A pace of zero counts as one mail in ten seconds.
      did('service', 'select wait > 20000 from public.take_mail_turn(0, 60000) as wait', 'true'),
      turn(60_000, [30_001, 40_000]),
    ],
  },
  {
    name: 'a pause of the mail service is everybody’s, for an hour at most',
    steps: [
      hold(60_000),
      turn(0, [50_000, 60_000]),
      hold(1),
      turn(0, [50_000, 60_000]),
      hold(99_999_999),
      turn(0, [3_500_000, 3_600_000]),
    ],
  },
  {
    name: 'turns that nobody took are not kept for later',
    steps: [
      did('postgres', `update private.mail_pace set next_at = now() - interval '1 day'`, '1'),
      turn(0, [0, 0]),
      turn(0, [1, 10_000]),
    ],
  },
];
