import type { EventPart } from '../guest';
import type { GuestForm } from '../schema';
import { askedKey } from './import-asked';
import {
  type Eaten,
  eatenTogether,
  type FoodField,
  type FoodKind,
  foodAs,
  isDish,
  knownFood,
  NOTHING_EATEN,
} from './import-food';
import { columnFor, withoutCompanion } from './import-heading';
import type { Cells, ImportDoubt } from './import-party';
import { answerFrom, invitedPartsIn, peopleSaid } from './import-replies';
import type { ImportColumns } from './import-table';

interface Person {
  readonly person: number;
  readonly size: number;
}

export interface SaidContext {
  readonly columns: ImportColumns;
  readonly parts: readonly EventPart[];
  readonly said: ReadonlyMap<string, string>;
  /** Indexes of reply columns that contain numbers of people. */
  readonly counts: ReadonlySet<number>;
  /** Indexes of the people that the food applies to; null until the user chooses them. */
  readonly eaters: readonly number[] | null;
}

const FOOD: readonly FoodField[] = ['meal', 'diets', 'allergens'];

const formOf = ({ allergens, diets, dietary_notes }: Eaten): Partial<GuestForm> => ({
  ...(allergens.length > 0 ? { allergens: [...allergens] } : {}),
  ...(diets.length > 0 ? { diets: [...diets] } : {}),
  ...(dietary_notes ? { dietary_notes } : {}),
});

const isEaten = (one: Eaten | undefined) =>
  one !== undefined && one.allergens.length + one.diets.length + one.dietary_notes.length > 0;

/**
 * Assigns the food of a row to its people. If there are several people, the user chooses. Until then the text
 * stays with the first person, because an allergy must not be lost.
 */
export function eatenIn(
  all: Cells,
  remarks: readonly string[],
  people: readonly Person[],
  { columns, said, eaters }: SaidContext,
): { readonly each: readonly Partial<GuestForm>[]; readonly doubts: readonly ImportDoubt[] } {
  const doubts: ImportDoubt[] = [];
  const read = (person: number) => {
    const cells = FOOD.flatMap((field) => all(field, person).map((cell) => ({ ...cell, field })));
    const found = cells.map(({ text, heading, field }): Eaten => {
      const known = knownFood(text, field);
      if (known) return known;
      const kind = said.get(askedKey('food', text)) ?? (isDish(text, field) ? 'dish' : null);
      if (kind) return foodAs(kind as FoodKind, text, heading);
      doubts.push({ kind: 'value', text });
      return { ...NOTHING_EATEN, dietary_notes: text };
    });
    const notes = all('dietary_notes', person).map(({ text }) => ({ ...NOTHING_EATEN, dietary_notes: text }));
    return {
      found: [...found, ...notes],
      texts: cells.flatMap(({ text }, i) => (isEaten(found[i]) ? [text] : [])),
    };
  };
  const isOwn = ({ person }: Person) =>
    person > 0 && FOOD.some((field) => columns.includes(columnFor(field, person)));
  const each: Eaten[] = people.map((one) =>
    isOwn(one) ? eatenTogether(read(one.person).found) : NOTHING_EATEN,
  );
  const { found, texts } = read(0);
  for (const text of remarks) {
    const known = knownFood(text, 'diets');
    if (!known) doubts.push({ kind: 'allergy', text });
    texts.push(text);
    found.push(known ?? { ...NOTHING_EATEN, dietary_notes: text });
  }
  const sharing = people.filter((one) => !isOwn(one));
  const told = eatenTogether(found);
  if (texts.length === 0 || sharing.length === 1 || sharing.length < people.length) each[0] = told;
  else if (eaters) for (const at of eaters) each[at] = told;
  else {
    const noted = all('dietary_notes').map(({ text }) => text);
    each[0] = { ...NOTHING_EATEN, dietary_notes: [...new Set([...texts, ...noted])].join(', ') };
    doubts.push({ kind: 'food', text: texts.join(', ') });
  }
  return { each: each.map(formOf), doubts };
}

/** Distributes the number of people who come among the people of a row, beginning with the first person. */
function shares(people: readonly Person[], coming: number): (string | null)[] {
  let left = coming;
  return people.map(({ size }) => {
    const own = Math.min(size, left);
    left -= own;
    return own <= 0 ? null : own === size ? 'accepted' : `accepted:${own}`;
  });
}

export function repliesIn(
  all: Cells,
  people: readonly Person[],
  { columns, parts, said, counts }: SaidContext,
): {
  readonly each: readonly Partial<GuestForm>[];
  /** Texts of replies that were understood only in part or not at all. They are kept as notes. */
  readonly kept: readonly string[];
  readonly doubts: readonly ImportDoubt[];
} {
  const replies = people.map(() => new Map<string, string>());
  const kept: string[] = [];
  const doubts: ImportDoubt[] = [];
  const isOwn = ({ person }: Person) => person > 0 && columns.includes(columnFor('reply', person));
  const answering = [
    { person: 0, who: people.flatMap((one, i) => (isOwn(one) ? [] : [i])) },
    ...people.flatMap((one, i) => (isOwn(one) ? [{ person: one.person, who: [i] }] : [])),
  ];
  for (const { person, who } of answering) {
    const answering = who.flatMap((at) => people[at] ?? []);
    const size = answering.reduce((sum, one) => sum + one.size, 0);
    const byPart = new Map<string, Set<string>>();
    const texts: string[] = [];
    for (const { text, heading, at } of all('reply', person)) {
      const about = invitedPartsIn(withoutCompanion(heading), parts);
      const decided = said.get(askedKey('reply', text));
      const found = answerFrom(text, counts.has(at));
      const status = found?.status ?? decided;
      texts.push(`${heading}: ${text}`);
      if (!status) doubts.push({ kind: 'value', text });
      const isLong = !found && text.split(' ').length > 2;
      if (!status || isLong || (about.length === 0 && status !== 'open')) kept.push(`${heading}: ${text}`);
      if (!status || status === 'open') continue;
      const coming = found ? found.people : status === 'accepted' ? peopleSaid(text, size) : null;
      const fits = coming === null || (coming > 0 && coming <= size);
      if (!fits || (coming !== null && coming < size && answering.length > 1))
        doubts.push({ kind: 'reply', text });
      if (!fits) continue;
      const reply = coming === null || coming === size ? status : `${status}:${coming}`;
      for (const { id } of about) byPart.set(id, (byPart.get(id) ?? new Set()).add(reply));
    }
    for (const [part, answers] of byPart) {
      const [reply = ''] = answers;
      if (answers.size > 1) {
        // If one part has two replies, neither is stored until the user decides.
        doubts.push({ kind: 'reply', text: texts.join(' · ') });
        kept.push(...texts.filter((one) => !kept.includes(one)));
        continue;
      }
      const coming = /^accepted:(\d+)$/.exec(reply)?.[1];
      const each = coming ? shares(answering, Number(coming)) : who.map(() => reply);
      for (const [i, at] of who.entries()) if (each[i]) replies[at]?.set(part, each[i] ?? '');
    }
  }
  return {
    kept,
    doubts,
    each: replies.map((own) => (own.size > 0 ? { replies: Object.fromEntries(own) } : {})),
  };
}
