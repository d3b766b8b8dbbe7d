import { fold } from '../../fold';
import { cleanLine } from '../../text';
import type { EventPart } from '../guest';
import { namedParts } from '../named-parts';
import { HEADINGS, NO, NO_REPLY, SOME, TICKED, UNTICKED, WAITING, YES } from './import-words.data';

/** Possible meanings of a reply, among which the person chooses. */
export const REPLY_KINDS = ['accepted', 'declined', 'open'] as const;

/** A reply and its number of people; null is all of them. */
interface Answer {
  readonly status: 'accepted' | 'declined' | 'waiting' | 'open';
  readonly people: number | null;
}
const answer = (status: Answer['status'], people: number | null = null): Answer => ({ status, people });

export const replyKey = (text: string): string => fold(cleanLine(text)).replace(/[!.\s]+$/, '');

/** Returns true if a column's replies are numbers of people: one of them is above one. */
export const areCounts = (texts: readonly string[]): boolean =>
  texts.some((text) => /^\d{1,2}$/.test(text) && Number(text) > 1);

/** Parses a reply; null if ambiguous, so that the person is asked. */
export function answerFrom(text: string, counts: boolean): Answer | null {
  const said = replyKey(text);
  if (TICKED.test(said)) return answer('accepted');
  if (UNTICKED.test(said)) return answer('open');
  if (/^\d{1,2}$/.test(said)) {
    if (counts) return said === '0' ? answer('declined') : answer('accepted', Number(said));
    return said === '1' ? answer('accepted') : null;
  }
  const { word = '', people } = SOME.exec(said)?.groups ?? {};
  if (people && YES.test(word)) return Number(people) > 0 ? answer('accepted', Number(people)) : null;
  if (YES.test(said)) return answer('accepted');
  if (NO.test(said)) return answer('declined');
  if (WAITING.test(said)) return answer('waiting');
  return NO_REPLY.test(said) ? answer('open') : null;
}

/**
 * Returns the number of people in a textual yes: "3 coming", "somos 3", "2 of 3"; null without a number, 0 if
 * ambiguous.
 */
export function peopleSaid(text: string, size: number): number | null {
  const [people, all, more] = [...text.matchAll(/\d+/g)].map(Number);
  if (people === undefined) return null;
  return more === undefined && people <= size && (all === undefined || all === size) ? people : 0;
}

/** Returns true if a text can be a reply, by which a column of replies is recognised. */
export const isAnswer = (text: string): boolean => answerFrom(text, false) !== null;

/** Matches names of the complete event. */
const WHOLE_EVENT = /^(wedding|boda|event|evento|ceremon(y|ia)|reception|celebracion|party|fiesta)$/;
const [, REPLY_HEADING = /^$/] = HEADINGS.find(([field]) => field === 'reply') ?? [];

/** Returns the parts of a reply column: the one that its heading names, else all. */
export function invitedPartsIn(heading: string, parts: readonly EventPart[]): readonly EventPart[] {
  const folded = fold(cleanLine(heading)).replace(/[¿?]/g, '');
  const [exact] = parts
    .filter(({ name }) => folded === fold(name) || folded.endsWith(`: ${fold(name)}`))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (exact) return [exact];
  const pieces = folded.replace(/ (rsvp|reply|respuesta)$/, ' / rsvp').split(/\s*[/:|()]\s*|\s+[-–]\s+/);
  const about = pieces.filter((one) => one !== '' && !REPLY_HEADING.test(one) && !isAnswer(one)).join(' ');
  if (about === '') return parts;
  const named = namedParts(about, parts);
  if (named === 'all') return parts;
  if (named) return parts.filter(({ id }) => named.includes(id));
  // The heading is a question itself: "Will you attend?"
  if (pieces.length === 1) return parts;
  return parts.length === 1 && WHOLE_EVENT.test(about) ? parts : [];
}
