import { beforeAll, describe, expect, test } from 'vitest';
import { type HeldLine, holdLine, toSuggested } from '@/data/suggested-changes';
import type { Row } from '@/data/sync/noun';
import { readPart } from '@/domain/assist/reading/read-part';
import type { RoomItem } from '@/domain/seating/chart';
import { gapBetween } from '@/domain/seating/room/geometry';
import { prepareTexts } from '@/lib/i18n';
import { contextOf, SECRETS } from '../../../tests/builders/assist-plan';
import { partyPlan, roomOf } from '../../../tests/builders/party-plan';
import { runTool } from './tools/run-tool';

beforeAll(() => prepareTexts('en', ['common', 'assist']));

type Party = ReturnType<typeof partyPlan>;

/**
 * Lets the model suggest these changes. Returns the suggested changes, or the error that the model receives.
 */
async function suggest(rows: Party['rows'], ...changes: object[]) {
  const { context, suggested } = contextOf(rows);
  const args = JSON.stringify({ reason: 'x', changes });
  const { data } = await runTool({ id: 'a', name: 'suggest', arguments: args }, context);
  return suggested[0]?.changes ?? (data as { error: string }).error;
}
async function changed(rows: Party['rows'], table: string, id: string | null, fields: object) {
  const changes = await suggest(rows, { table, id, fields });
  if (typeof changes === 'string') throw new Error(changes);
  return changes[0]?.after as never;
}
const refusal = (rows: Party['rows'], table: string, id: string | null, fields: object | null) =>
  suggest(rows, { table, id, fields });

describe('suggestions about tables', () => {
  test('suggested tables are placed side by side in free space', async () => {
    const { rows, chart, table } = partyPlan();
    const changes = await suggest(
      rows,
      { table: 'seating_tables', id: null, fields: { name: 'Mesa 2', seats: 8 } },
      { table: 'seating_tables', id: null, fields: { name: 'Mesa 3', seats: 6, shape: 'rectangle' } },
    );
    if (typeof changes === 'string') throw new Error(changes);
    const made = changes.map((one) => one.after as never as RoomItem);
    expect(made).toMatchObject([
      { name: 'Mesa 2', seats: 8, shape: 'round', width: 1.5, chart_id: chart.id },
      { name: 'Mesa 3', seats: 6, shape: 'rectangle', width: 1.83, chart_id: chart.id },
    ]);
    const [second, third] = made;
    if (!second || !third) throw new Error('no tables');
    for (const [a, b] of [
      [second, table],
      [third, table],
      [second, third],
    ] as const)
      expect(gapBetween(a, b)).toBeGreaterThan(1);
  });

  test('a suggestion that adds seats to a table changes neither the table’s place nor its room', async () => {
    const { rows, table } = partyPlan();
    expect(await changed(rows, 'seating_tables', table.id, { seats: 7 })).toEqual({ ...table, seats: 7 });
  });

  test('a suggestion is refused if it removes an occupied seat or repeats a table’s name', async () => {
    const { rows, table } = partyPlan();
    expect(await refusal(rows, 'seating_tables', table.id, { seats: 4 })).toContain('people sit');
    expect(await refusal(rows, 'seating_tables', table.id, null)).toContain('people sit');
    expect(await refusal(rows, 'seating_tables', null, { name: 'MESA 1', seats: 4 })).toContain('already');
    const same = { table: 'seating_tables', id: null, fields: { name: 'Mesa 2', seats: 4 } };
    expect(await suggest(rows, same, same)).toContain('already');
    const empty = { ...rows, assignments: [] };
    expect(await refusal(empty, 'seating_tables', table.id, null)).toMatchObject([{ after: null }]);
  });

  test('a suggestion for a new table must name the room if the plan has several rooms', async () => {
    const { rows, chart, table } = partyPlan();
    const other = roomOf('Jardín');
    const two = { ...rows, charts: [chart, other] };
    const fields = { name: 'Mesa 1', seats: 8 };
    expect(await refusal(two, 'seating_tables', null, fields)).toContain('several rooms');
    expect(await refusal({ ...rows, charts: [] }, 'seating_tables', null, fields)).toContain('no room');
    expect(await refusal(two, 'seating_tables', null, { ...fields, room_id: table.id })).toContain('no room');
    expect(await changed(two, 'seating_tables', null, { ...fields, room_id: other.id })).toMatchObject({
      chart_id: other.id,
    });
  });

  test('a suggestion can’t give seats to a bar', async () => {
    const { rows, table } = partyPlan();
    const bar = { ...rows, tables: [{ ...table, shape: 'bar' as const, seats: 0 }] };
    expect(await refusal(bar, 'seating_tables', table.id, { seats: 4 })).toContain('no table');
  });
});

describe('suggestions about seating rules', () => {
  test('a suggested seating rule is a wish rather than a must by default', async () => {
    const { rows, table, eufrasia, tarsicio } = partyPlan();
    const guests = [eufrasia.id, tarsicio.id];
    expect(await changed(rows, 'seating_rules', null, { kind: 'together', guests })).toMatchObject({
      version: 0,
      guests,
      tables: [],
      hard: false,
      weight: 3,
      confidential: false,
    });
    expect(
      await changed(rows, 'seating_rules', null, {
        kind: 'at-table',
        guests: [eufrasia.id],
        table_id: table.id,
        strength: 'must',
      }),
    ).toMatchObject({ kind: 'at-table', guests: [eufrasia.id], tables: [table.id], hard: true });
  });

  test('fields of a seating rule that a suggestion does not mention stay unchanged', async () => {
    const { rows, rule } = partyPlan();
    expect(await changed(rows, 'seating_rules', rule.id, { strength: 'weak' })).toEqual({
      ...rule,
      hard: false,
      weight: 1,
    });
  });

  test('a suggested seating rule is refused if it names too few or unknown guests or tables', async () => {
    const { rows, table, rule, eufrasia } = partyPlan();
    const id = crypto.randomUUID();
    const refused = (fields: object) => refusal(rows, 'seating_rules', null, fields);
    expect(await refused({ kind: 'apart', guests: [eufrasia.id, id] })).toContain(`no guest ${id}`);
    expect(await refused({ kind: 'at-table', guests: [eufrasia.id], table_id: id })).toContain('no table');
    expect(await refused({ kind: 'apart', guests: [eufrasia.id] })).toContain('guests');
    expect(await refused({ kind: 'at-table', guests: [eufrasia.id] })).toContain('table');
    expect(await refused({ kind: 'at-least', table_id: table.id })).toContain('least');
    const confidential = { ...rows, rules: [{ ...rule, confidential: true }] };
    expect(await refusal(confidential, 'seating_rules', rule.id, { strength: 'weak' })).toContain(
      'confidence',
    );
    expect(await refusal(confidential, 'seating_rules', rule.id, null)).toContain('confidence');
  });
});

describe('suggestions about parts and questions', () => {
  test('a suggested part gets the last position and the event’s time zone', async () => {
    const { rows } = partyPlan();
    expect(
      await changed(rows, 'event_parts', null, { name: 'Brunch', date: '2027-06-13', time: '11:00' }),
    ).toMatchObject({
      name: 'Brunch',
      position: 3,
      time_zone: 'Europe/Madrid',
      starts_at: '2027-06-13T09:00:00.000Z',
      event_on: '2027-06-12',
      place: null,
    });
  });

  test('two suggested parts get consecutive positions', async () => {
    const { rows, parts } = partyPlan();
    const added = (name: string) => ({ table: 'event_parts', id: null, fields: { name } });
    expect(await suggest(rows, added('A'), added('B'))).toMatchObject([
      { after: { position: 3, starts_at: null } },
      { after: { position: 4 } },
    ]);
    expect(await refusal(rows, 'event_parts', parts[1]?.id ?? '', { date: '2027-06-13' })).toContain('time');
  });

  test('a suggestion can’t delete a plan’s only part or anything that guests have answered', async () => {
    const { rows, parts, question, eufrasia } = partyPlan();
    const [first, second] = parts.map(({ id }) => id);
    const gone = (id: string | undefined) => ({ table: 'event_parts', id, fields: null });
    expect(await suggest(rows, gone(first))).toMatchObject([{ after: null }]);
    expect(await suggest(rows, gone(first), gone(second))).toContain('last part');
    const answered = {
      ...rows,
      guests: [
        {
          ...eufrasia,
          replies: { [first ?? '']: { status: 'accepted' as const } },
          answers: { [question.id]: 'yes' },
        },
      ],
    };
    expect(await suggest(answered, gone(first))).toContain('answered');
    expect(await refusal(answered, 'event_questions', question.id, null)).toContain('answered');
    expect(await refusal(answered, 'event_questions', question.id, { kind: 'text' })).toContain('answered');
    expect(await refusal(rows, 'event_questions', question.id, null)).toMatchObject([{ after: null }]);
  });

  test('a suggested question has options only if it is a multiple-choice question', async () => {
    const { rows } = partyPlan();
    const text = '¿Qué vino?';
    const options = ['Tinto', 'Blanco', 'Tinto'];
    expect(await changed(rows, 'event_questions', null, { text, kind: 'choice', options })).toMatchObject({
      text,
      kind: 'choice',
      options: ['Tinto', 'Blanco'],
      parts: null,
      position: 2,
    });
    expect(await changed(rows, 'event_questions', null, { text })).toMatchObject({
      kind: 'text',
      options: [],
    });
    expect(await refusal(rows, 'event_questions', null, { text, kind: 'choice' })).toContain('options');
  });

  test('a suggestion can’t exceed the limits on the number of parts and questions', async () => {
    const { rows, parts, question } = partyPlan();
    const many = <T>(one: T | undefined): T[] => Array.from({ length: 20 }, () => one as T);
    const full = { ...rows, parts: many(parts[0]), questions: many(question) };
    expect(await refusal(full, 'event_parts', null, { name: 'x' })).toContain('at most');
    expect(await refusal(full, 'event_questions', null, { text: 'x' })).toContain('at most');
  });
});

test('an accepted suggestion counts as done once its changes are stored', async () => {
  const { rows, table, rule, parts, question } = partyPlan();
  const lines: [string, string, object, Row][] = [
    ['seating_tables', table.id, { seats: 7 }, table],
    ['seating_rules', rule.id, { strength: 'weak' }, rule],
    ['event_parts', parts[0]?.id ?? '', { time: '18:30', reply_by: '2027-05-01' }, parts[0] as Row],
    ['event_questions', question.id, { text: '¿Bailas?' }, question],
  ];
  const changes = await suggest(rows, ...lines.map(([table, id, fields]) => ({ table, id, fields })));
  if (typeof changes === 'string') throw new Error(changes);
  const fits = changes.map((change, i): HeldLine['fit'][] => {
    const line = toSuggested(change);
    return [holdLine(line, lines[i]?.[3] ?? null).fit, holdLine(line, change.after).fit];
  });
  expect(fits).toEqual(lines.map(() => ['fits', 'done']));
});

test('the assistant gets placeholders for guests’ names in tables, rules, parts and questions', () => {
  const { rows } = partyPlan();
  const { context } = contextOf(rows);
  const read = (['tables', 'rules', 'parts', 'questions'] as const).map((part) =>
    readPart(part, 0, rows, context.book),
  );
  expect(read.map(({ total }) => total)).toEqual([1, 1, 2, 1]);
  const sent = JSON.stringify(read);
  expect(SECRETS.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(read[1]?.rows).toMatchObject([
    { kind: 'apart', strength: 'must', guests: ['⟨guest 1⟩', '⟨guest 2⟩'] },
  ]);
  const [rule] = rows.rules;
  const asked = readPart(
    'rules',
    0,
    { ...rows, rules: rule ? [{ ...rule, confidential: true }] : [] },
    context.book,
  );
  expect(asked.rows).toEqual([{ id: rule?.id, kind: 'apart', strength: 'must', confidential: true }]);
});
