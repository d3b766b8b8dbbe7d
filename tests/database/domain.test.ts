import { expect, inject, test } from 'vitest';
import { ENTRY_KINDS } from '../../src/domain/budget/ledger-item';
import { CATEGORIES, COUPLE_TYPES, EVENT_TYPES, LOCATION_TYPES } from '../../src/domain/plan/facts';
import { templateOf } from '../../src/domain/tasks/checklist';
import { TASK_CATEGORIES } from '../../src/domain/tasks/task';
import { TEMPLATES } from '../../src/domain/tasks/templates.data';
import { PLAN_TIERS, planLimit } from '../../src/domain/tiers';
import { SUN_EVENTS, TRACKS } from '../../src/domain/timeline/item';
import { createDatabase, withClient } from './postgres-access';

// What a screen offers and what the database takes are written in two languages, and must say the same.
test('the domain and the database know the same values and limits', async () => {
  await withClient(await createDatabase(inject('postgres'), 'domain'), async (client) => {
    const values = async (type: string) =>
      (await client.query(`select unnest(enum_range(null::public.${type}))::text as value`)).rows.map(
        ({ value }) => value,
      );
    expect(await values('event_type')).toEqual([...EVENT_TYPES]);
    expect(await values('location_type')).toEqual([...LOCATION_TYPES]);
    expect(await values('couple_type')).toEqual([...COUPLE_TYPES]);
    expect(await values('budget_category')).toEqual([...CATEGORIES]);
    expect(await values('entry_kind')).toEqual([...ENTRY_KINDS]);
    expect(await values('task_category')).toEqual([...TASK_CATEGORIES]);
    expect(await values('timeline_track')).toEqual([...TRACKS]);
    expect(await values('sun_event')).toEqual([...SUN_EVENTS]);
    expect(await values('plan_tier')).toEqual([...PLAN_TIERS]);

    const { rows } = await client.query(
      'select tier, private.plan_limit(tier) as held from unnest(enum_range(null::public.plan_tier)) as tier',
    );
    expect(rows).toEqual(PLAN_TIERS.map((tier) => ({ tier, held: planLimit(tier) })));

    const closing = await client.query<{ origin: string; category: string | null }>(
      'select origin, private.closed_by(origin) as category from unnest($1::text[]) as origin',
      [TEMPLATES.map(({ id }) => id)],
    );
    expect(closing.rows).toEqual(
      TEMPLATES.map(({ id }) => ({ origin: id, category: templateOf(id)?.closedBy ?? null })),
    );
  });
});
