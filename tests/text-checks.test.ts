import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileSchema, signUpSchema } from '../src/domain/account/schema';
import { contactFormSchema } from '../src/domain/contact/schema';
import { guestSchema, householdSchema, partSchema } from '../src/domain/guests/schema';
import { contributionSchema, entrySchema, itemSchema } from '../src/domain/ledger/item-schema';
import { factFields } from '../src/domain/plan/schema';
import { taskSchema } from '../src/domain/tasks/schema';
import { milestoneSchema, rowSchema } from '../src/domain/timeline/schema';
import { cleanScenarioName } from '../src/domain/what-if/scenario-schema';
import { PLAIN_TABLES } from './database/plain-tables';

/**
 * The database must accept every text that a form's schema accepts. Then the form refuses a bad text before
 * the database can.
 */
const MIGRATIONS = join(import.meta.dirname, '../supabase/migrations');
const sql = readdirSync(MIGRATIONS)
  .toSorted()
  .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
  .join('\n');

interface Column {
  readonly required: boolean;
  readonly least: number;
  readonly most: number;
  readonly patterns: readonly { readonly not: boolean; readonly pattern: RegExp }[];
}

/** Returns the checks of one text column from the migration that creates its table or adds the column. */
function columnOf(name: string): Column {
  const [table = '', column = ''] = name.split('.');
  const body = [
    sql.split(`create table public.${table} (`)[1]?.split('\n);')[0],
    ...sql
      .split(`alter table public.${table}\n`)
      .slice(1)
      .map((rest) => rest.split(';\n')[0]?.replaceAll('  add column ', '  ')),
  ].join('\n');
  const written = new RegExp(`^  ${column} text(?<rest>.*(?:\\n    .*)*)`, 'mu').exec(body)?.groups?.rest;
  if (written === undefined) throw new Error(`${name} is no text column`);
  const length = /char_length\(\w+\) (?:between (?<least>\d+) and|<=) (?<most>\d+)/u.exec(written)?.groups;
  const patterns = [...written.matchAll(/ (?<not>!?)~ '(?<source>[^']+)'/gu)].map(({ groups }) => ({
    not: groups?.not === '!',
    pattern: new RegExp((groups?.source ?? '').replaceAll('[:space:]', '\\s'), 'u'),
  }));
  return {
    required: written.includes('not null'),
    least: Number(length?.least ?? 0),
    most: Number(length?.most ?? Number.POSITIVE_INFINITY),
    patterns,
  };
}

const takes = (column: Column, value: string | null): boolean => {
  if (value === null) return !column.required;
  const length = [...value].length;
  return (
    !value.includes('\u0000') &&
    value.isWellFormed() &&
    value === value.normalize('NFC') &&
    length >= column.least &&
    length <= column.most &&
    column.patterns.every(({ not, pattern }) => pattern.test(value) !== not)
  );
};

const TODAY = '2026-11-21';
/**
 * Forms by name. `texts` lists the fields that accept only certain words. All other text fields are found
 * automatically.
 */
const forms: Record<string, { readonly shape: object; readonly texts?: readonly string[] }> = {
  event_plans: { shape: factFields(TODAY) },
  tasks: { shape: taskSchema(TODAY).shape },
  timeline_items: { shape: rowSchema.shape },
  milestones: { shape: milestoneSchema.shape },
  budget_items: { shape: itemSchema({ today: TODAY }).shape },
  budget_payments: { shape: entrySchema({ today: TODAY }).shape },
  contributions: { shape: contributionSchema.shape },
  guests: { shape: guestSchema().shape, texts: ['email', 'phone_number'] },
  households: { shape: householdSchema.shape },
  event_parts: { shape: partSchema.shape },
  contact_messages: { shape: contactFormSchema.shape, texts: ['email'] },
  profiles: { shape: profileSchema.shape },
  sign_up: { shape: signUpSchema.shape },
  ...Object.fromEntries(
    Object.entries(PLAIN_TABLES).flatMap(([table, { form }]) => (form ? [[table, form]] : [])),
  ),
};
/** Tables whose form has another name. */
const TABLES: Readonly<Record<string, string>> = { milestones: 'timeline_items', sign_up: 'profiles' };

/** Any code point, including lone surrogates. */
const ANY = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCodePoint(code)),
);

interface Readable {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}
// Fields that aren't free text: ids are generated, regions and sides are chosen, tags and options are lists,
// and passwords aren't stored. A household's name is tested with its own form.
const NO_TEXTS = /^(?:id|region|password|side|travels_from|language|household|tags|options|time)$/u;
const takesWords = ([key, schema]: [string, Readable]): boolean =>
  !NO_TEXTS.test(key) && schema.safeParse('Una frase de palabras que pasa').success;

const fields = Object.entries(forms).flatMap(([form, { shape, texts = [] }]) =>
  [
    ...new Set([
      ...Object.entries(shape)
        .filter(takesWords)
        .map(([key]) => key),
      ...texts,
    ]),
  ].map((text) => {
    const schema: Readable | undefined = Object.entries(shape).find(([key]) => key === text)?.[1];
    if (!schema) throw new Error(`${form} has no ${text}`);
    const column = `${TABLES[form] ?? form}.${text}`;
    return { name: `${form}.${text}`, column: columnOf(column), schema };
  }),
);

const HOSTILE = [
  '\u0000',
  'a\u0000b',
  '\u202A+34 600 123 456\u202C',
  '\u202Eevil\u2066x\u2069',
  'one\r\ntwo\u2028three\u2029four\u0085five\vsix\fseven',
  '\u0001\u0007\u001F\u007F\u0080\u009F',
  '\uD800lone\uDC00',
  '\u200B\u200D\uFEFF\u3164',
  '  \u00A0\u2003 ',
  'E\u0301lodie e\u0301',
  '👩‍👩‍👧 ❤️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '𠮷'.repeat(100),
  '𠮷'.repeat(2_001),
  'é'.repeat(501),
  'ana\u200E@ejemplo\u200E.es',
  '\tx\n\ny\t',
];

describe('a text that a form accepts', () => {
  test.each(fields)(
    'the database accepts every text that the form field $name accepts',
    ({ schema, column }) => {
      expect(column.patterns.length + (column.most < 1e9 ? 1 : 0)).toBeGreaterThan(0);
      const check = (typed: string) => {
        const result = schema.safeParse(typed);
        if (!result.success) return;
        const kept = result.data === '' && !column.required ? null : result.data;
        if (kept !== null && typeof kept !== 'string') throw new Error(`${JSON.stringify(typed)} is no text`);
        expect(takes(column, kept), JSON.stringify([typed, kept]).slice(0, 200)).toBe(true);
      };
      for (const text of HOSTILE) for (const padded of [text, `Ana ${text} y Luis, con todo`]) check(padded);
      fc.assert(
        fc.property(fc.string({ unit: ANY, maxLength: 40 }), (text) => {
          check(text);
          check(`Una frase bastante larga ${text}`);
        }),
        { numRuns: 30 },
      );
    },
  );

  test('at least one text field of every form is tested', () => {
    const found = new Set(fields.map(({ name }) => name.split('.')[0]));
    expect(Object.keys(forms).filter((form) => !found.has(form))).toEqual([]);
    expect(fields.length).toBeGreaterThanOrEqual(35);
  });

  test('the database accepts every name that the app accepts for a scenario', () => {
    const column = columnOf('scenarios.name');
    for (const text of HOSTILE) {
      const name = cleanScenarioName(text);
      if (name !== '') expect(takes(column, name), JSON.stringify(text)).toBe(true);
    }
  });
});
