import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPerson, newPlan, renderAt, startClient } from '@/../tests/builders/plans';
import { storedRows } from '@/../tests/builders/rows';
import { archiveOf, readPlan, storePlan } from '@/data/archives';
import { ATTACHMENTS } from '@/data/attachments';
import { GUESTS } from '@/data/guests';
import { TASKS } from '@/data/tasks';
import { type SampleWords, sampleWedding } from '@/demo/sample/plans';
import type { ArchivedPlan, ArchivedRow, JsonValue } from '@/domain/archive/archive';
import { paths } from '@/lib/paths';
import { readTexts } from '@/lib/texts';
import { yourdata as texts } from '@/locales/en/yourdata';
import { readZip } from '@/parts/archive/zip';
import YourDataPage from './your-data-page';

const person = userEvent.setup({ applyAccept: false });
onPlanPage(['yourdata', 'modules']);

/** The files that the page has handed over. */
let saved: Blob[] = [];
beforeAll(() => {
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:download';
  };
  URL.revokeObjectURL = () => undefined;
});

/** When something was done is the database's to say. */
const MOMENT = /"(completed_at|started_at)":"[^"]+"/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A plan's rows with names in the place of ids, which differ between two of the same content. */
function named({ rows }: ArchivedPlan): string[] {
  const names = new Map(rows.map(({ table, id, row }) => [id, `${table} ${row.name ?? row.text ?? ''}`]));
  const name = (text: string) => names.get(text) ?? text.replace(UUID, '#');
  const shown = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return name(value);
    if (Array.isArray(value)) return value.map(shown);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, one]) => [name(key), shown(one)] as const);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return rows
    .map(({ table, row }) => `${table} ${JSON.stringify(shown(row as JsonValue)).replace(MOMENT, '"$1"')}`)
    .sort();
}

/** Who belongs to which household, by name. */
const homes = ({ rows }: ArchivedPlan): string[] => {
  const names = new Map(rows.map(({ id, row }) => [id, String(row.name)]));
  return rows
    .filter(({ table }) => table === 'guests')
    .map(({ row }) => `${row.name} ${row.last_name}: ${names.get(String(row.household_id))}`)
    .sort();
};

/** The demonstration's wedding: every kind of row that a plan can have. */
async function wedding(): Promise<{ plan: ArchivedPlan; files: ReadonlyMap<string, Uint8Array> }> {
  const [checklist, timeline] = await Promise.all([
    readTexts('es', 'checklist'),
    readTexts('es', 'timeline'),
  ]);
  const sample = sampleWedding('2127-01-10', 'es', { checklist, timeline } as SampleWords);
  const plan_id = crypto.randomUUID();
  const row = (table: string, content: object, id = crypto.randomUUID() as string): ArchivedRow => ({
    table,
    id,
    version: 0,
    row: JSON.parse(JSON.stringify(content)),
  });
  const changes = (table: string, all: readonly { id: string; row: object | null }[] = []) =>
    all.map((one) => row(table, one.row ?? {}, one.id));
  const { facts, categories, ledger, guests, seating } = sample;
  return {
    files: new Map(sample.files.map(({ id, bytes }) => [id, new Uint8Array(bytes)])),
    plan: {
      plan_id,
      rows: [
        row('event_plans', { ...facts, plan_categories: categories }, plan_id),
        ...changes('event_parts', guests?.event_parts),
        ...changes('event_questions', guests?.event_questions),
        ...changes('households', guests?.households),
        ...changes('guests', guests?.guests),
        ...(ledger?.items ?? []).map(({ id, idea, since }) => row('budget_items', since ?? idea, id)),
        ...(ledger?.contributions ?? []).map((one) => row('contributions', one)),
        ...sample.tasks.map((one) => row('tasks', one)),
        ...sample.timeline.map((one) => row('timeline_items', one)),
        ...sample.scenarios.map((one) => row('scenarios', one)),
        ...sample.drinks.map((one) => row('drinks_preferences', one)),
        ...changes('vendor_quotes', sample.quotes),
        ...changes('attachments', sample.files),
        ...Object.entries(seating ?? {}).flatMap(([table, rows]) => changes(table, rows)),
      ],
    },
  };
}

test('a plan that is brought back holds what was downloaded, but for ids', async () => {
  const { plan, files } = await wedding();
  const fileOf = (id: string) => files.get(id) ?? null;
  const first = await storePlan(plan, fileOf, new Map());
  const before = await readPlan(startClient(), { id: first });
  expect(before).toMatchObject({ fresh: true, missing: [] });
  if (!before.plan) throw new Error('The plan is not there');
  expect(before.plan.rows.length).toBe(plan.rows.length);
  const read = JSON.parse(JSON.stringify(archiveOf([before.plan], [], {}))).plans[0] as ArchivedPlan;
  const names = new Map(before.plan.rows.map(({ id, row }) => [id, row.file_name]));
  const again = await storePlan(
    read,
    (id) =>
      [...files].find(
        ([old]) => names.get(id) === plan.rows.find((one) => one.id === old)?.row.file_name,
      )?.[1] ?? null,
    new Map(),
  );
  const after = await readPlan(startClient(), { id: again });
  if (!after.plan) throw new Error('The plan is not there');
  expect(named(after.plan)).toEqual(named(before.plan));
  expect(homes(after.plan)).toEqual(homes(before.plan));
  expect(homes(after.plan)).toEqual(homes(plan));
});

const open = async (plan_id?: string) => {
  saved = [];
  renderAt(paths.yourData(plan_id), <YourDataPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  return screen.findByRole('button', { name: texts.download.submit }, patience);
};

test('everything is downloaded as tables and as a file that another account brings back', async () => {
  // Of nobody who has events of other tests.
  await newPerson('enterprise', 'Somebody');
  const own = await newPlan();
  const { plan, files: sent } = await wedding();
  await storePlan(plan, (id) => sent.get(id) ?? null, new Map());
  await person.click(await open());
  expect(await screen.findByText(texts.download.done, {}, patience)).toBeTruthy();
  await expectAccessible();
  const [blob] = saved;
  if (!blob) throw new Error('Nothing was saved');
  const files = await readZip(new Uint8Array(await blob.arrayBuffer()));
  const inside = [...(files?.keys() ?? [])];
  const name = String(plan.rows[0]?.row.name);
  expect(inside).toContain('celebra.json');
  expect(inside).toContain(`${name}/${texts.table.guests}.csv`);
  expect(inside).toContain(`${name}/${texts.table.tasks}.csv`);
  expect(inside).toContain(`${own.name}/${texts.table.event_plans}.csv`);
  const csv = new TextDecoder().decode(files?.get(`${name}/${texts.table.guests}.csv`));
  const anybody = plan.rows.find(({ table }) => table === 'guests')?.row.name;
  expect(csv).toContain(String(anybody));

  cleanup();
  await newPerson('enterprise', 'Someone else');
  await open();
  await person.upload(
    screen.getByLabelText(texts.bring.choose),
    new File([blob], 'Celebra.zip', { type: 'application/zip' }),
  );
  const box = await screen.findByRole('checkbox', { name: new RegExp(name) }, patience);
  expect((box as HTMLInputElement).checked).toBe(true);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: /^Bring back/ }));
  const link = await screen.findByRole('link', { name: `${name} is back` }, patience);
  const brought = link.getAttribute('href')?.match(UUID)?.[0] ?? '';
  const guests = plan.rows.filter(({ table }) => table === 'guests').length;
  expect(await storedRows(GUESTS, brought)).toHaveLength(guests);
  expect(await storedRows(TASKS, brought)).not.toEqual([]);
  const stored = await storedRows(ATTACHMENTS, brought);
  expect(stored.map(({ file_name }) => file_name).sort()).toEqual(
    plan.rows.flatMap(({ table, row }) => (table === 'attachments' ? [String(row.file_name)] : [])).sort(),
  );
});

test('a file that is none of ours is refused in words, and nothing is stored', async () => {
  await open();
  const choose = async (name: string, content: string) =>
    person.upload(screen.getByLabelText(texts.bring.choose), new File([content], name));
  await choose('celebra.json', '{');
  expect(await screen.findByText(texts.bring.problem.notJson)).toBeTruthy();
  await choose('other.json', '[]');
  expect(await screen.findByText(texts.bring.problem.notArchive)).toBeTruthy();
  await choose('broken.zip', 'PK\u0003\u0004nothing');
  expect(await screen.findByText(texts.bring.problem.tooLarge)).toBeTruthy();
});
