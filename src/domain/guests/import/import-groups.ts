import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { splitName } from '../names';
import { FAMILY_WORDS, PARTICLES } from '../quick/quick-words.data';
import type { ImportTable } from './import-lines';
import type { ImportColumn, ImportField } from './import-words.data';

/** Matches headings of columns that say who is invited together. */
const TOGETHER = /household|hogar|invitaci|party|family name|grupo familiar|familia/;
/** Matches the headings "group" and "grupo", which can mean a household or any other group. */
const LOOSE = /(^|[\s/])(grupos?|groups?)(?! familiar)\b/;
/** Matches groups such as "friends" or "work", which aren't households. */
const CIRCLE =
  /^((la )?familia (de (la |el )?|del )?(novi[oa]|pap[ai]s?|padres?|madre)|(the )?(bride|groom)(.?s)?( family| side)?|familia|family|novi[oa]|colegio|cole|escuela|school|instituto|uni|universidad|university|college|trabajo|work|oficina|office|amig[oa]s|friends|vecinos|neighbou?rs|compromisos?|primos|cousins|pueblo|gym|otros|others|varios)$/;
/** Matches words such as "friends of" that can begin a group's name but never a family's name. */
const CIRCLE_WORDS =
  /^(amig[oa]s|friends|colegio|cole|uni|universidad|university|school|trabajo|work|companer[oa]s|colegas|colleagues|vecinos|neighbou?rs|equipo|team|club|pena|mesa|table|primos|cousins)\s/;
/** Usual and maximum number of people in one household. Larger groups aren't households. */
const [MOST, NEVER] = [8, 12];

function lastNames(cells: readonly string[], columns: readonly (ImportColumn | null)[]): string[] {
  const at = (field: ImportField) => cells[columns.indexOf(field)] ?? '';
  const whole = at('full_name');
  const first = cleanLine(whole.split(/\s(?:y|e|and|&|\+)\s|\/|\(/u)[0] ?? '');
  const last = whole ? splitName(first).last_name : `${at('last_name')} ${at('second_last_name')}`;
  const words = fold(last).split(/[^\p{L}]+/u);
  return words.filter((word) => word.length > 1 && !PARTICLES.test(word) && !FAMILY_WORDS.test(word));
}

/**
 * Counts the families in a group. Two people are one family if they share a last name, directly or through
 * others.
 */
function familiesIn(rows: readonly (readonly string[])[]): number {
  const families: Set<string>[] = [];
  for (const names of rows.filter(({ length }) => length > 0)) {
    const own = families.filter((one) => names.some((name) => one.has(name)));
    const joined = new Set([...names, ...own.flatMap((one) => [...one])]);
    for (const one of own) families.splice(families.indexOf(one), 1);
    families.push(joined);
  }
  return families.length;
}

/**
 * Finds group columns whose groups aren't households, because they mix many last names or have too many
 * people.
 */
export function crowdsIn(
  { headings, rows }: ImportTable,
  columns: readonly (ImportColumn | null)[],
): number[] {
  const candidates = columns.flatMap((field, i) => (field === 'household' ? [i] : []));
  return candidates.filter((column) => {
    const heading = fold(headings[column] ?? '');
    const loose = LOOSE.test(heading) && !TOGETHER.test(heading.replace(/familia\s*\/|\/\s*familia/, ''));
    // If another column has the households, the group column means something else.
    if (loose && candidates.some((other) => other !== column && TOGETHER.test(fold(headings[other] ?? ''))))
      return true;
    const isStrict = !loose && !/^familia$/.test(heading);
    const groups = new Map<string, string[][]>();
    for (const { cells } of rows) {
      const group = fold(cleanLine(cells[column] ?? ''));
      if (group) groups.set(group, [...(groups.get(group) ?? []), lastNames(cells, columns)]);
    }
    let [crowded, together] = [0, 0];
    for (const [group, people] of groups) {
      const families = familiesIn(people);
      if (people.length > NEVER && families > people.length / 3) return true;
      if (isStrict) continue;
      if (CIRCLE.test(group) || (people.length > MOST && families > 2)) return true;
      if (families > 2 || (families > 1 && CIRCLE_WORDS.test(`${group} `))) crowded += people.length;
      else if (people.length > 1) together += people.length;
    }
    return loose && crowded > together;
  });
}
