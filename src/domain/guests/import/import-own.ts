import { fold } from '../../fold';
import { cleanLine, firstOf, lengthOf } from '../../text';
import { GUEST_LENGTHS, MAX_COLUMNS } from '../guest';
import { newColumn, type OwnColumn } from '../own-column';
import type { GuestForm } from '../schema';
import type { Cells } from './import-party';

const WORK = ['company', 'job_title', 'badge_name'] as const;

export const sameName = (name: string, heading: string): boolean =>
  fold(name) === fold(firstOf(cleanLine(heading), GUEST_LENGTHS.column));

/**
 * Returns the custom columns that the import creates from headings that the person marked, up to the plan's
 * limit.
 */
export function columnsToMake(
  plan_id: string,
  headings: readonly string[],
  taken: readonly (string | null)[],
  known: readonly OwnColumn[],
): OwnColumn[] {
  const made: OwnColumn[] = [];
  let position = Math.max(0, ...known.map((one) => one.position));
  for (const [i, heading] of headings.entries()) {
    const name = firstOf(cleanLine(heading), GUEST_LENGTHS.column);
    const isKnown = [...known, ...made].some((one) => sameName(one.name, name));
    if (taken[i] !== 'own' || name === '' || isKnown || known.length + made.length >= MAX_COLUMNS) continue;
    position += 1;
    made.push(newColumn(plan_id, name, position));
  }
  return made;
}

/**
 * Returns company, job title and badge name. A second value becomes a note, and so does a value that is too
 * long.
 */
export function workFrom(all: Cells, person: number) {
  const form: Partial<Pick<GuestForm, (typeof WORK)[number]>> = {};
  const kept: string[] = [];
  for (const field of WORK)
    for (const { heading, text } of all(field, person)) {
      const line = cleanLine(text);
      if (form[field] !== undefined || lengthOf(line) > GUEST_LENGTHS.company)
        kept.push(`${heading}: ${text}`);
      form[field] ??= firstOf(line, GUEST_LENGTHS.company);
    }
  return { form, kept };
}

/** Returns the values of custom columns. A value that is too long, or has no column, becomes a note. */
export function ownFrom(all: Cells, columns: readonly OwnColumn[] = []) {
  const values: { [column_id: string]: string } = {};
  const kept: string[] = [];
  for (const { heading, text } of all('own')) {
    const column = columns.find(({ name }) => sameName(name, heading));
    const line = cleanLine(text);
    if (!column || lengthOf(line) > GUEST_LENGTHS.own_value) kept.push(`${heading}: ${text}`);
    if (column)
      values[column.id] =
        column.options.find((one) => fold(one) === fold(line)) ?? firstOf(line, GUEST_LENGTHS.own_value);
  }
  return { values, kept };
}
