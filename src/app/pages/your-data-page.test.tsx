import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { comparablePlan, UUID } from '@/../tests/builders/comparable-plan';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPerson, newPlan, renderAt, startClient } from '@/../tests/builders/plans';
import { storedRows } from '@/../tests/builders/rows';
import { weddingArchive } from '@/../tests/builders/sample-archive';
import { setUpUser } from '@/../tests/builders/user';
import { archiveOf, PLAN_NOUNS, readPlan, storePlan } from '@/data/archives';
import { ATTACHMENTS } from '@/data/attachments';
import { GUESTS } from '@/data/guests';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { TASKS } from '@/data/tasks';
import type { ArchivedPlan } from '@/domain/archive/archive';
import { paths } from '@/lib/paths';
import { yourdata as texts } from '@/locales/en/yourdata';
import { readZip } from '@/parts/archive/zip';
import YourDataPage from './your-data-page';

const person = setUpUser({ applyAccept: false });
const here = onPlanPage(['yourdata', 'modules']);

let saved: Blob[] = [];
beforeAll(() => {
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:download';
  };
  URL.revokeObjectURL = () => undefined;
});

/** Returns the names of the guests in each household, sorted. */
const homes = ({ rows }: ArchivedPlan): string[] => {
  const names = new Map(rows.map(({ id, row }) => [id, String(row.name)]));
  return rows
    .filter(({ table }) => table === 'guests')
    .map(({ row }) => `${row.name} ${row.last_name}: ${names.get(String(row.household_id))}`)
    .sort();
};

test('a restored plan contains the downloaded data with new ids', async () => {
  const { plan, files } = await weddingArchive();
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
  expect(comparablePlan(after.plan)).toEqual(comparablePlan(before.plan));
  expect(homes(after.plan)).toEqual(homes(before.plan));
  expect(homes(after.plan)).toEqual(homes(plan));
});

const open = async (plan_id?: string) => {
  saved = [];
  renderAt(paths.yourData(plan_id), <YourDataPage />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  return screen.findByRole('button', { name: texts.download.submit }, patience);
};

test('a download contains a file that restores the plan in another account', async () => {
  // A new account, which has no events of other tests.
  await newPerson('enterprise', 'Somebody');
  const own = await newPlan();
  const { plan, files: sent } = await weddingArchive();
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

test('a download made while the service is down lists the missing data', async () => {
  saved = [];
  const { plan } = here;
  const client = renderAt(paths.yourData(plan.id), <YourDataPage />);
  const button = await screen.findByRole('button', { name: texts.download.submit }, patience);
  const { queryKey, queryFn } = planDocumentQuery(plan.id, PLAN_NOUNS);
  await client.fetchQuery({ queryKey, queryFn: queryFn as never });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await person.click(button);
  expect(await screen.findByText(texts.download.doneInPart, {}, patience)).toBeTruthy();
  expect(screen.getByText(texts.lack.kept.replace('{{plan}}', plan.name))).toBeTruthy();
  const members = texts.lack.table
    .replace('{{plan}}', plan.name)
    .replace('{{table}}', texts.table.plan_members);
  expect(screen.getByText(members)).toBeTruthy();
  const files = await readZip(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  expect(new TextDecoder().decode(files?.get('celebra.json'))).toContain(plan.name);
});

test('the import refuses a file of another program and says why', async () => {
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
