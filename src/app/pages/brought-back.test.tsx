import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparablePlan, UUID } from '@/../tests/builders/comparable-plan';
import { onPlanPage } from '@/../tests/builders/plan-page';
import { startClient } from '@/../tests/builders/plans';
import { weddingArchive } from '@/../tests/builders/sample-archive';
import { archiveOf, PLAN_NOUNS, readPlan, storePlan } from '@/data/archives';
import { SUGGESTIONS } from '@/data/suggestions';
import { type ArchivedPlan, type ArchivedRow, readArchive } from '@/domain/archive/archive';

onPlanPage([]);

/** Columns with free text. */
const WRITTEN: ReadonlySet<string> = new Set([
  'name',
  'last_name',
  'task_name',
  'title',
  'vendor_name',
  'contributor',
  'text',
  'notes',
  'description',
  'dietary_notes',
  'company',
  'job_title',
  'badge_name',
  'responsible',
]);

const written = fc.string({
  unit: fc.constantFrom(...'aÑéßŁΩЖ山ي’"\\{}%_&<>', '😀'),
  minLength: 1,
  maxLength: 12,
});

/**
 * Returns a different text for each number, to tell rows apart. It contains only letters, because names have
 * no digits.
 */
const unlike = (texts: readonly string[], at: number): string => {
  const letters = [at / 676, at / 26, at].map((one) => String.fromCharCode(97 + (Math.floor(one) % 26)));
  return `${texts[at % texts.length]}${letters.join('')}`;
};

/** Returns the sample plan, with one row added for each kind of row that it lacks. */
async function wholePlan(): Promise<{ plan: ArchivedPlan; fileOf: (id: string) => Uint8Array | null }> {
  const { plan, files } = await weddingArchive();
  const idOf = (table: string) => plan.rows.find((one) => one.table === table)?.id ?? '';
  const row = (table: string, content: ArchivedRow['row']): ArchivedRow => ({
    table,
    id: crypto.randomUUID(),
    version: 0,
    row: content,
  });
  const [guest_id, part_id, chart_id] = [idOf('guests'), idOf('event_parts'), idOf('seating_charts')];
  const rule = row('seating_rules', {
    kind: 'together',
    guests: plan.rows
      .filter(({ table }) => table === 'guests')
      .slice(0, 2)
      .map(({ id }) => id),
    tables: [],
    hard: false,
    weight: 1,
    confidential: true,
  });
  const extra = [
    row('invitation_words', { hosts: 'Lucía y Andrés', words_es: 'Nos encantaría verte.', words_en: null }),
    row('arrivals', { guest_id, part_id, people: 1, arrived_at: '2026-01-10T18:00:00+00:00' }),
    row('seating_prints', {
      chart_id,
      number: 1,
      papers: ['place-cards'],
      seats: [[guest_id, 0, 'Mesa 1', 1, 'a1', '']],
      printed_at: '2027-01-01T10:00:00+00:00',
    }),
    row('guest_columns', { position: 1, name: 'Hotel', kind: 'text', options: [] }),
    row('event_pages', {
      theme: 'olive',
      open_parts: [part_id],
      registration_parts: [],
      items: {},
      sections: { dress: { on: true, open: false, es: 'De cóctel' } },
    }),
    rule,
    row('seating_wishes', { rule_id: rule.id, reason: 'No se hablan' }),
  ];
  const known = new Set(plan.rows.map((one) => one.table));
  // A seating wish needs the rule that it belongs to.
  const missing = extra.filter(({ table }) => table === 'seating_rules' || !known.has(table));
  return { plan: { ...plan, rows: [...plan.rows, ...missing] }, fileOf: (id) => files.get(id) ?? null };
}

/** Kinds of rows that are never left out, because too many other rows refer to them. */
const WHOLE: ReadonlySet<string> = new Set(['households', 'guests', 'seating_rules']);

/** Picks up to `most` rows of each kind, without rows that refer to an omitted row. */
function partOf({ plan_id, rows }: ArchivedPlan, chosen: readonly number[], most: number): ArchivedPlan {
  const all = new Set(rows.map(({ id }) => id));
  const counts = new Map<string, number>();
  const kept = new Set<string>();
  // In this order, each row comes after the rows that it refers to.
  for (const [i, { table, id, row }] of rows.entries()) {
    const count = counts.get(table) ?? 0;
    const points = [...JSON.stringify(row).matchAll(UUID)]
      .map(([other]) => other)
      .filter((one) => all.has(one));
    const isMany = count >= most && !WHOLE.has(table);
    if (table !== 'event_plans' && (isMany || (chosen[i % chosen.length] ?? 0) > 70)) continue;
    if (points.some((one) => one !== id && !kept.has(one))) continue;
    kept.add(id);
    counts.set(table, count + 1);
  }
  return { plan_id, rows: rows.filter(({ id }) => kept.has(id)) };
}

/** Returns a plan as its downloaded file contains it. */
async function exported(plan_id: string): Promise<ArchivedPlan> {
  const { plan, fresh } = await readPlan(startClient(), { id: plan_id });
  expect(fresh).toBe(true);
  const archive = readArchive(JSON.stringify(archiveOf(plan ? [plan] : [], [], {})));
  if (typeof archive === 'string' || !archive.plans[0]) throw new Error('No archive');
  return archive.plans[0];
}

test('exporting a restored plan gives exactly the original rows of every kind', async () => {
  const whole = await wholePlan();
  const kinds = new Set(whole.plan.rows.map(({ table }) => table));
  // Suggestions are not restored from a file.
  const readBack = PLAN_NOUNS.flatMap(({ table }) => (table === SUGGESTIONS.table ? [] : table));
  expect([...kinds].sort()).toEqual(['event_plans', ...readBack].sort());
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 99 }), { minLength: 7, maxLength: 13 }),
      fc.array(written, { minLength: 3, maxLength: 9 }),
      async (chosen, texts) => {
        const part = partOf(whole.plan, chosen, 4);
        for (const { table } of part.rows) seen.add(table);
        let at = 0;
        const plan = {
          ...part,
          rows: part.rows.map((one) => ({
            ...one,
            row: Object.fromEntries(
              Object.entries(one.row).map(([column, value]) => [
                column,
                WRITTEN.has(column) && typeof value === 'string' && value ? unlike(texts, at++) : value,
              ]),
            ) as ArchivedRow['row'],
          })),
        };
        const first = await exported(await storePlan(plan, whole.fileOf, new Map()));
        expect(first.rows).toHaveLength(part.rows.length);
        const names = new Map(first.rows.map(({ id, row }) => [id, row.file_name]));
        const bytesOf = (id: string) =>
          whole.fileOf(
            part.rows.find(({ row }) => row.file_name && row.file_name === names.get(id))?.id ?? '',
          );
        const again = await exported(await storePlan(first, bytesOf, new Map()));
        expect(comparablePlan(again)).toEqual(comparablePlan(first));
      },
    ),
    { numRuns: 3, examples: [[[0], ['x']]] },
  );
  expect([...seen].sort()).toEqual([...kinds].sort());
});

test('a plan can be restored even if one of its files has no content', async () => {
  const { plan } = await wholePlan();
  const file = plan.rows.find(({ table }) => table === 'attachments')?.id ?? '';
  const chart = plan.rows.find(({ table }) => table === 'seating_charts');
  if (!chart) throw new Error('The sample has a room');
  const floor = {
    floor_file: file,
    floor_width: 20,
    floor_x: 0,
    floor_y: 0,
    floor_turn: 0,
    floor_shown: true,
  };
  const rows = plan.rows
    .filter(
      ({ id, table }) =>
        table === 'event_plans' || table === 'vendor_quotes' || table === 'budget_items' || id === file,
    )
    .concat({ ...chart, row: { ...chart.row, ...floor } });
  const back = await exported(await storePlan({ ...plan, rows }, () => null, new Map()));
  const kept = back.rows.find(({ table }) => table === 'seating_charts');
  expect(kept?.row.floor_file).toBeNull();
  expect(back.rows.some(({ table }) => table === 'attachments')).toBe(false);
});
