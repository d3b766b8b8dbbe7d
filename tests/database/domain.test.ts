import { expect, inject, test } from 'vitest';
import { basicUntil, refundOf } from '../../src/domain/basic-term';
import { addDays } from '../../src/domain/calendar';
import { fold } from '../../src/domain/fold';
import { AGE_GROUPS } from '../../src/domain/guests/guest';
import { ALL_TASKS } from '../../src/domain/kinds/kinds';
import { ENTRY_KINDS } from '../../src/domain/ledger/ledger-item';
import {
  CATEGORIES,
  COUPLE_TYPES,
  EVENT_KINDS,
  EVENT_TYPES,
  LOCATION_TYPES,
  MAX_GUESTS,
} from '../../src/domain/plan/facts';
import { TASK_CATEGORIES } from '../../src/domain/tasks/task';
import { guestLimit, memberLimit, PLAN_TIERS, planLimit } from '../../src/domain/tiers';
import { SUN_EVENTS, TRACKS } from '../../src/domain/timeline/item';
import { PRICE_BASES } from '../../src/domain/vendors/quote';
import { STAGES } from '../../src/domain/vendors/vendor';
import { createDatabase, withClient } from './postgres-access';

// These values are defined twice, in TypeScript for the screens and in SQL, and must be equal.
test('the app and the database use the same enum values and limits', async () => {
  await withClient(await createDatabase(inject('postgres'), 'domain'), async (client) => {
    const values = async (type: string) =>
      (await client.query(`select unnest(enum_range(null::public.${type}))::text as value`)).rows.map(
        ({ value }) => value,
      );
    expect(await values('event_type')).toEqual([...EVENT_TYPES]);
    expect(await values('location_type')).toEqual([...LOCATION_TYPES]);
    expect(await values('couple_type')).toEqual([...COUPLE_TYPES]);
    expect(await values('event_kind')).toEqual([...EVENT_KINDS]);
    expect(await values('budget_category')).toEqual([...CATEGORIES]);
    expect(await values('entry_kind')).toEqual([...ENTRY_KINDS]);
    expect(await values('task_category')).toEqual([...TASK_CATEGORIES]);
    expect(await values('age_group')).toEqual([...AGE_GROUPS]);
    expect(await values('timeline_track')).toEqual([...TRACKS]);
    expect(await values('sun_event')).toEqual([...SUN_EVENTS]);
    expect(await values('vendor_stage')).toEqual([...STAGES]);
    expect(await values('price_basis')).toEqual([...PRICE_BASES]);
    expect(await values('plan_tier')).toEqual([...PLAN_TIERS]);

    const { rows } = await client.query(
      'select tier, private.plan_limit(tier) as held from unnest(enum_range(null::public.plan_tier)) as tier',
    );
    expect(rows).toEqual(PLAN_TIERS.map((tier) => ({ tier, held: planLimit(tier) })));

    const people = await client.query(
      'select tier, private.guest_limit(tier) as held from unnest(enum_range(null::public.plan_tier)) as tier',
    );
    expect(people.rows).toEqual(PLAN_TIERS.map((tier) => ({ tier, held: guestLimit(tier) ?? MAX_GUESTS })));

    const members = await client.query(
      'select tier, private.member_limit(tier) as held from unnest(enum_range(null::public.plan_tier)) as tier',
    );
    expect(members.rows).toEqual(PLAN_TIERS.map((tier) => ({ tier, held: memberLimit(tier) })));

    const closing = await client.query<{ origin: string; category: string | null }>(
      'select origin, private.closed_by(origin) as category from unnest($1::text[]) as origin',
      [ALL_TASKS.map(({ id }) => id)],
    );
    expect(closing.rows).toEqual(
      ALL_TASKS.map(({ id, closedBy }) => ({ origin: id, category: closedBy ?? null })),
    );
  });
});

// The tier that an account pays for is in three tables, so the column of one of them is not the tier.
test('only held_tiers reads the column plan_tier of entitlements', async () => {
  await withClient(await createDatabase(inject('postgres'), 'tiers'), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select oid::regproc::text as name from pg_proc
       where prosrc ~ 'entitlements' and prosrc ~ '(?<!public)\\.plan_tier' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['private.held_tiers']);
  });
});

test('the app and the database agree on the end date and the refund of the Basic tier', async () => {
  const days = Array.from({ length: 400 }, (_, i) => addDays('2026-01-01', (i * 37) % 1600));
  const cases = days.map((paid_on, i) => ({
    paid_on,
    event_on: i % 9 === 0 ? null : (days[(i * 7) % days.length] ?? null),
    begins_on: i % 3 === 0 ? addDays(paid_on, i % 61) : null,
    today: addDays(paid_on, (i % 40) - 3),
    amount: (i * 7919) % 1_000_000,
  }));
  await withClient(await createDatabase(inject('postgres'), 'basic_term'), async (client) => {
    const { rows } = await client.query(
      `select private.basic_until(c.paid_on, c.event_on, c.begins_on)::text as until,
         private.refund_of(c.amount, c.paid_on, private.basic_until(c.paid_on, c.event_on, c.begins_on), c.today)::int as returned
       from rows from (jsonb_to_recordset($1::jsonb) as (paid_on date, event_on date, begins_on date, today date, amount bigint))
         with ordinality as c (paid_on, event_on, begins_on, today, amount, n) order by c.n`,
      [JSON.stringify(cases)],
    );
    expect(rows).toEqual(
      cases.map(({ paid_on, event_on, begins_on, today, amount }) => {
        const until = basicUntil(paid_on, event_on, begins_on ?? undefined);
        return { until, returned: refundOf(amount, paid_on, until, today) };
      }),
    );
  });
});

/**
 * Letters and marks of the scripts in which most names are written, and the characters typed between them.
 */
const ALPHABETS =
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Devanagari}|\p{Script=Inherited}|\p{P}|\p{Sk}/u;

// Search in the app (TypeScript) and on the guests' page (SQL) must find the same names.
test('the app and the database ignore the same accents and capitals in names', async () => {
  // Without two new letters of Unicode 16, which some engines don't know.
  const letters = Array.from({ length: 0xa700 }, (_, point) => String.fromCharCode(point)).filter(
    (letter) => ALPHABETS.test(letter) && !/[\u1c89\u1c8a]/.test(letter),
  );
  const names = [
    'Łukasz WÓJCIK',
    'Søren Strauß',
    'ĐORĐE Jovanović',
    'Æsa ÞÓRÐARDÓTTIR',
    'Işık İNÖNÜ',
    'STRAẞE',
    'Kaʻiulani Oʻahu',
    'Gal·la D´Ors',
    'Sant`Angelo',
    "O'Neil",
    'ディ・ロッシ',
    'ג׳ורג׳',
    'ΝΊΚΟΣ Νίκος',
    'مُحَمَّد',
    'E\u0301lodie',
    '각',
    '  a  b ',
    '',
  ];
  await withClient(await createDatabase(inject('postgres'), 'folding'), async (client) => {
    const { rows } = await client.query<{ written: string; folded: string }>(
      'select written, private.fold(written) as folded from unnest($1::text[]) as written',
      [[...names, ...letters, ...letters.map((letter) => `x${letter}a`)]],
    );
    expect(rows.length).toBeGreaterThan(2_000);
    expect(rows.filter(({ written, folded }) => fold(written) !== folded)).toEqual([]);
  });
});

// A form finds the field of a refused value by the constraint's name.
test('every check constraint on a plan’s rows is named after its column', async () => {
  await withClient(await createDatabase(inject('postgres'), 'constraints'), async (client) => {
    const { rows } = await client.query(`
      select k.conname from pg_constraint k
      where k.contype = 'c' and k.conrelid in (
          select to_regclass('public.' || n) from (select name as n from private.row_tables union select child from private.row_tables) as t
        )
        and not exists (
          select from pg_attribute a
          where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and position('_' || a.attname || '_' in k.conname) > 0
        )`);
    expect(rows).toEqual([]);
  });
});
