/** The wording of a text: for work events, or for events with attendees (the domain’s `EventWords`). */
export type TextWords = 'work' | 'attended';

type Rules = Readonly<Record<string, readonly (readonly [party: RegExp, words: string])[]>>;

/** Spanish replacements. "Grupo" means a household too, and a family’s link becomes a team’s link. */
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
/** Some phrases are left unchanged: "a guest of Ana’s" is her companion, and "está invitado" is a state. */
const ATTENDEES: Rules = {
  en: [
    [/\ba guest(?!s| of)/gi, 'an attendee'],
    [/\bguest(?! of)/gi, 'attendee'],
  ],
  es: [
    // In Spanish, the assistant has the same name as an attendee.
    [/\bpreguntar al asistente\b/gi, 'preguntar al asistente virtual'],
    [/(?<!(?:est[áaé]n?|personas?|gente) )\binvitad[oa]/gi, 'asistente'],
  ],
};

/** Replaces words of a text for the given kind of event. Values filled into the text stay unchanged. */
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
