import { fold } from '../../fold';
import { cleanLine } from '../../text';
import type { EventPart } from '../guest';
import { namedParts } from '../named-parts';
import { HEADINGS, NO, NO_REPLY, SOME, TICKED, UNTICKED, WAITING, YES } from './import-words.data';

/** Possible meanings of an unclear reply. The user chooses one. */
export const REPLY_KINDS = ['accepted', 'declined', 'open'] as const;

/** A parsed reply. `people` is null if the reply covers the whole party. */
interface Answer {
  readonly status: 'accepted' | 'declined' | 'waiting' | 'open';
  readonly people: number | null;
}
const answer = (status: Answer['status'], people: number | null = null): Answer => ({ status, people });

export const replyKey = (text: string): string => fold(cleanLine(text)).replace(/[!.\s]+$/, '');

/**
 * Returns true if a reply column contains numbers of people. A number above one proves it, because 1 and 0
 * might mean yes and no.
 */
export const areCounts = (texts: readonly string[]): boolean =>
  texts.some((text) => /^\d{1,2}$/.test(text) && Number(text) > 1);

/** Parses a reply. Returns null for an unclear text, which the user must explain. */
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
 * Returns the number of people in a reply such as "3 coming", "somos 3" or "2 of 3". Returns null without a
 * number, and 0 if the number is ambiguous.
 */
export function peopleSaid(text: string, size: number): number | null {
  const [people, all, more] = [...text.matchAll(/\d+/g)].map(Number);
  if (people === undefined) return null;
  return more === undefined && people <= size && (all === undefined || all === size) ? people : 0;
}

/** Returns true if a text looks like a reply. Used to detect reply columns. */
export const isAnswer = (text: string): boolean => answerFrom(text, false) !== null;

/** Matches words that mean the whole event, such as "wedding" or "evento". */
const WHOLE_EVENT = /^(wedding|boda|event|evento|ceremon(y|ia)|reception|celebracion|party|fiesta)$/;
const [, REPLY_HEADING = /^$/] = HEADINGS.find(([field]) => field === 'reply') ?? [];

/**
 * Returns the event's parts that a reply column is about: the parts named in its heading, or all parts if the
 * heading names none.
 */
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
  // The whole heading is a question such as "Will you attend?", so it names no part.
  if (pieces.length === 1) return parts;
  return parts.length === 1 && WHOLE_EVENT.test(about) ? parts : [];
}
