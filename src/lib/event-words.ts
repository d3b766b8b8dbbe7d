/** Wording of a text: for work events, or for events with attendees (the domain's `EventWords`). */
export type TextWords = 'work' | 'attended';

type Rules = Readonly<Record<string, readonly (readonly [party: RegExp, words: string])[]>>;

/**
 * Replacements in both wordings. In Spanish, "grupo" already covers a household, so only "familia" is
 * replaced.
 */
const GROUPS: Rules = {
  en: [
    [/\bhousehold/gi, 'group'],
    [/\bfamily\b/gi, 'team'],
  ],
  es: [
    [/\bde la familia\b/gi, 'del equipo'],
    [/\bla familia\b/gi, 'el equipo'],
    [/\bfamilia\b/gi, 'equipo'],
  ],
};
/**
 * Replaces "guest" by "attendee", except in two phrases: "a guest of Ana's" means her companion, and "está
 * invitado" describes a state.
 */
const ATTENDEES: Rules = {
  en: [
    [/\ba guest(?!s| of)/gi, 'an attendee'],
    [/\bguest(?! of)/gi, 'attendee'],
  ],
  es: [
    // In Spanish, "asistente" also means attendee, so here the assistant gets a longer name.
    [/\bpreguntar al asistente\b/gi, 'preguntar al asistente virtual'],
    [/(?<!(?:est[áaé]n?|personas?|gente) )\binvitad[oa]/gi, 'asistente'],
  ],
};

/** Adapts a text's words to the given kind of event. Values filled into the text stay unchanged. */
export function inEventWords(text: string, language: string, words: TextWords): string {
  const rules = [...(GROUPS[language] ?? []), ...(words === 'attended' ? (ATTENDEES[language] ?? []) : [])];
  const said = (piece: string): string =>
    rules.reduce(
      (before, [party, own]) =>
        before.replace(party, (found) =>
          /^\p{Lu}/u.test(found) ? own.charAt(0).toUpperCase() + own.slice(1) : own,
        ),
      piece,
    );
  // Every second piece is a placeholder, which stays unchanged.
  return text
    .split(/(\{\{.*?\}\})/)
    .map((piece, i) => (i % 2 === 0 ? said(piece) : piece))
    .join('');
}
