import { describe, expect, test } from 'vitest';
import { beginningSections, offeredSections, pageKindOf, questionsIn } from './page';
import { pageLink } from './page-link';
import { cleanName, isPageName, proposedName } from './page-name';
import { sectionSchema } from './page-schema';

describe('the name of an event’s page', () => {
  test.each([
    ['Boda de Íñigo & Zoë', '2027-06-05', 'boda-de-inigo-zoe-2027'],
    ['Congreso 2027', '2027-03-01', 'congreso-2027'],
    ['', '2027-03-01', '2027'],
    ['Ñ'.repeat(80), '2027-03-01', `${'n'.repeat(55)}-2027`],
  ])('the event name “%s” becomes a page name that a URL allows', (event, date, name) => {
    expect(proposedName(event, date)).toBe(name);
    expect(isPageName(name)).toBe(true);
  });

  test('a page name that can’t be part of a URL is invalid', () => {
    expect(cleanName('  ¡Nos Casamos!  ')).toBe('nos-casamos');
    for (const wrong of ['ab', '-abc', 'a--b', 'ABC', 'a_b', 'x'.repeat(61)])
      expect(isPageName(wrong)).toBe(false);
  });
});

describe('a link on an event’s page', () => {
  test.each([
    ['hotel.example/reserva', 'https://hotel.example/reserva', 'hotel.example'],
    ['HTTP://www.Hotel.example', 'http://www.hotel.example/', 'hotel.example'],
    ['https://ñandú.example', 'https://xn--and-6ma2c.example/', 'xn--and-6ma2c.example'],
  ])('guests see the domain of the link %s', (typed, href, host) => {
    expect(pageLink(typed)).toEqual({ href, host });
  });

  test.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.es',
    'https://a:b@bank.example',
    'localhost',
    'a b.es',
    'https://x',
  ])('the entered text “%s” is not accepted as a link', (typed) => expect(pageLink(typed)).toBeNull());
});

test.each([
  ['corporate', null, false],
  ['other', 'gala', false],
  ['other', 'communion', true],
  ['wedding', null, true],
] as const)(
  'whether an event page of type %s and kind %s offers a gifts section: %s',
  (event_type, kind, gifts) => {
    expect(offeredSections(pageKindOf({ event_type, kind })).includes('gifts')).toBe(gifts);
  },
);

test('a new event page shows five sections', () => {
  const sections = beginningSections();
  expect(Object.entries(sections).flatMap(([name, { on }]) => (on ? name : []))).toEqual([
    'welcome',
    'countdown',
    'programme',
    'questions',
    'thanks',
  ]);
  expect(sections.programme.open).toBe(false);
});

test('in the questions section, each paragraph’s first line is the question', () => {
  expect(questionsIn('¿Niños?\nClaro.\n\n\n¿Aparcamiento?\nSí,\na la entrada.\n\n')).toEqual([
    { asked: '¿Niños?', answer: 'Claro.' },
    { asked: '¿Aparcamiento?', answer: 'Sí,\na la entrada.' },
  ]);
});

describe('a section of an event’s page', () => {
  const empty = { es: '', en: '', link: '', phone: '', email: '', accounts: [] };
  const read = (values: object) => sectionSchema(240).safeParse({ ...empty, ...values });

  test('an empty section is stored without content', () => {
    expect(read({ accounts: [{ name: '', number: '' }] }).data).toEqual({
      es: null,
      en: null,
      link: null,
      phone: null,
      email: null,
      accounts: [],
    });
  });

  test.each([
    [{ es: 'x'.repeat(241) }, 'problem.words'],
    [{ link: 'javascript:alert(1)' }, 'problem.link'],
    [{ phone: 'call me' }, 'problem.phone'],
    [{ email: 'ana' }, 'problem.email'],
    [{ accounts: [{ name: 'IBAN', number: '' }] }, 'problem.account'],
  ])('the section content %j is refused', (values, problem) => {
    expect(read(values).error?.issues[0]?.message).toBe(problem);
  });
});
