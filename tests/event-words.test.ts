import { describe, expect, test } from 'vitest';
import { KINDS } from '@/domain/kinds/kinds';
import { eventWords } from '@/domain/plan/event-words';
import { EVENT_TYPES, type EventKind, KINDS_OF } from '@/domain/plan/facts';
import { isAttended, isWork } from '@/domain/plan/kind';
import { DAY_TEMPLATES } from '@/domain/timeline/templates.data';
import { inEventWords } from '@/lib/event-words';

const texts = import.meta.glob<Record<string, object>>('../src/locales/{en,es}/*.ts', { eager: true });

const leaves = (value: object, path: string): [path: string, text: string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string' ? [[`${path}.${key}`, inner]] : leaves(inner, `${path}.${key}`),
  );
const textsIn = (language: string): [path: string, text: string][] =>
  Object.entries(texts)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([file, all]) => {
      const name = file.replace(/^.*\/|\.ts$/g, '');
      return leaves(all[name] ?? {}, name);
    });

test('eventWords chooses party, work or attendee vocabulary for each kind of event', () => {
  for (const event_type of EVENT_TYPES)
    for (const kind of KINDS_OF[event_type])
      expect([kind, eventWords({ event_type, kind })]).toEqual([
        kind,
        isAttended(kind) ? 'attended' : isWork(kind) ? 'work' : null,
      ]);
});

test.each([
  ['en', 'attended', 'Add a guest', 'Add an attendee'],
  [
    'en',
    'attended',
    'A guest of {{guest}}, from the guest list',
    'A guest of {{guest}}, from the attendee list',
  ],
  ['en', 'work', 'Guests by household', 'Guests by group'],
  ['es', 'attended', 'Los invitados', 'Los asistentes'],
  ['es', 'attended', 'Preguntar al asistente', 'Preguntar al asistente virtual'],
  ['es', 'attended', 'Quien no está invitado', 'Quien no está invitado'],
  ['es', 'work', 'el enlace de la familia', 'el enlace del equipo'],
] as const)('in language %s, the %s vocabulary turns “%s” into “%s”', (language, words, text, said) => {
  expect(inEventWords(text, language, words)).toBe(said);
});

/** Party words, which must not occur in texts about work events. */
const PARTY = {
  en: { work: /\bhouseholds?\b|\bfamil(y|ies)\b/i, attended: /\bguests?\b(?! of)/i },
  es: {
    work: /\bhogar(es)?\b|\bfamilias?\b/i,
    attended: /(?<!(?:est[áaé]n?|personas?|gente) )\binvitad[oa]s?\b/i,
  },
};

const WORK_KINDS = ['company', 'conference', 'launch', 'gala'] as const;
const linesOf = (kinds: readonly (typeof WORK_KINDS)[number][]): RegExp =>
  new RegExp(
    `^checklist\\.(${kinds.flatMap((kind) => KINDS[kind].tasks.map(({ id }) => id)).join('|')})([A-Z]|$)`,
  );

describe.each(['en', 'es'] as const)('texts in language %s', (language) => {
  const all = textsIn(language);
  const said = new Map(all);

  test('the work and attendee vocabularies replace every party word in the app', () => {
    // Skips public pages, which are about every kind of event, and texts that a `_work` variant replaces.
    const visitors = /^(about|auth|blog|bottles|contact|head|landing|legal|methods|pricing|tour)\./;
    const tasks = linesOf(WORK_KINDS);
    const isShown = ([path]: [string, string]) =>
      !visitors.test(path) &&
      !said.has(`${path}_work`) &&
      (!path.startsWith('checklist.') || tasks.test(path));
    const party = all.filter(isShown).filter(([, text]) =>
      (['work', 'attended'] as const).some((words) => {
        const spoken = inEventWords(text, language, words).replace(/\{\{.*?\}\}/g, '');
        return (
          PARTY[language].work.test(spoken) || (words === 'attended' && PARTY[language].attended.test(spoken))
        );
      }),
    );
    expect(party).toEqual([]);
  });

  test.each(['company', 'conference', 'launch', 'gala'] as const)(
    'the tasks and activities of the event kind %s contain no party words',
    (kind) => {
      const party = {
        en: /wedding|bride|groom|couple|cake|birthday|child|godparent|relatives/i,
        es: /boda|novi[oa]s?\b|pareja|tarta|cumpleaños|niñ[oa]s|padrin|parientes/i,
      }[language];
      const tasks = all.filter(([path]) => linesOf([kind]).test(path));
      expect(tasks.length).toBeGreaterThanOrEqual(KINDS[kind].tasks.length);
      const day = KINDS[kind].day({ country: 'US', event_date: '2027-06-05', guest_count: 200 });
      const hours = (DAY_TEMPLATES.find(({ id }) => id === day)?.blocks ?? []).map(
        ({ id }) => [id, said.get(`timeline.block.${id}`) ?? ''] as const,
      );
      expect(hours.length).toBeGreaterThan(3);
      const words = eventWords({ event_type: 'corporate', kind: kind satisfies EventKind }) ?? 'work';
      const wrong = [...tasks, ...hours].filter(([, text]) => {
        const spoken = inEventWords(text, language, words);
        return party.test(spoken) || PARTY[language].work.test(spoken);
      });
      expect(wrong).toEqual([]);
    },
  );
});
