import { fold } from '../../fold';
import { countOf } from '../../reading/number';
import { cleanLine } from '../../text';
import { CHILD_WORDS } from '../quick/quick-words.data';
import { COMPANION, JOINT, PEOPLE } from './import-name-words.data';

export interface People {
  /** Number of all people of the row; null if the text doesn't say. */
  readonly total: number | null;
  readonly adults: number;
  readonly children: number;
  /** Number of unnamed companions. */
  readonly more: number;
}
export const NO_PEOPLE: People = { total: null, adults: 0, children: 0, more: 0 };

export const together = (all: readonly People[]): People =>
  all.reduce(
    (sum, one) => ({
      total: one.total ?? sum.total,
      adults: sum.adults + one.adults,
      children: sum.children + one.children,
      more: sum.more + one.more,
    }),
    NO_PEOPLE,
  );

/**
 * Parses a count such as "2 adultos", "+1" or "4". If `joined` is true, the count follows a name and means
 * companions.
 */
function countIn(text: string, joined: boolean): People | null {
  const [, plus = '', figure = '', rest = ''] =
    /^(\+ ?|plus |mas |x ?)?(\d{1,2}|\p{L}+)(?: (.+))?$/u.exec(fold(text).replace(/\.$/, '')) ?? [];
  const people = countOf(figure);
  const isMore = joined || /^(\+|plus|mas)/.test(plus);
  if (people === null) {
    // Matches "pareja" and "+ pareja".
    return rest === '' && (isMore || plus === '') && COMPANION.test(figure)
      ? { ...NO_PEOPLE, more: 1 }
      : null;
  }
  if (rest === '') return isMore ? { ...NO_PEOPLE, more: people } : { ...NO_PEOPLE, total: people };
  const [word = '', ...more] = rest.split(' ');
  if (more.length > 0) return null;
  if (CHILD_WORDS.test(word)) return { ...NO_PEOPLE, children: people };
  if (/^adult[oa]?s?$/.test(word)) return { ...NO_PEOPLE, adults: people };
  if (COMPANION.test(word.replace(/s$/, '')) || /^(mas|more)$/.test(word))
    return { ...NO_PEOPLE, more: people };
  if (PEOPLE.test(word)) return isMore ? { ...NO_PEOPLE, more: people } : { ...NO_PEOPLE, total: people };
  return null;
}

/**
 * Parses a text that contains only a count, such as "2 adultos, 2 niños". Returns null for any other text.
 */
export function peopleIn(text: string, joined = false): People | null {
  const pieces = cleanLine(text)
    .split(/\s*[,;]\s*|\s+(?:y|e|and|&)\s+/iu)
    .filter(Boolean);
  const counts = pieces.map((one) => countIn(one, joined));
  return pieces.length > 0 && counts.every((one) => one !== null) ? together(counts) : null;
}

/** Parses a count after a name, such as "Gil y 1 acompañante", "Bell +1" or "Gil 4". */
export function peopleBehind(text: string): { readonly name: string; readonly people: People } | null {
  for (const { 0: joint, index } of text.matchAll(JOINT)) {
    if (index === 0) continue;
    const people = peopleIn(
      `${joint.includes('+') ? '+' : ''}${text.slice(index + joint.length)}`,
      /\p{L}|[+&]/u.test(joint),
    );
    if (people) return { name: cleanLine(text.slice(0, index)), people };
  }
  return null;
}
