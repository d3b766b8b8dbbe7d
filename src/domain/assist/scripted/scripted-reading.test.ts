import { expect, test } from 'vitest';
import { asked, instructions } from '../instructions';
import { scriptedAnswer } from './scripted-answer';

const ask = (question: string, given: string, language: 'en' | 'es') =>
  scriptedAnswer([
    { role: 'system', content: instructions({ language, today: '2027-01-10' }) },
    { role: 'user', content: asked(question, given) },
  ]).calls[0]?.args;

test.each([
  [
    'es',
    'La banda cuesta $18,500.00 MXN más IVA. Anticipo de 5 mil pesos. Válido hasta el 15 de mayo de 2027.',
    {
      price: '$18,500.00 MXN',
      tax_included: 'más IVA',
      deposit: '5 mil pesos',
      valid_until: '15 de mayo de 2027',
    },
  ],
  [
    'es',
    'Menú 2027 para 120 personas: 95 € por persona. Señal del 33,3 % para reservar. IVA 10 % aparte.',
    { price: '95 €', deposit_rate: '33,3 %', tax_included: 'IVA', tax_rate: '10 %' },
  ],
  [
    'en',
    'For 12/9/2027 we charge £1,450. A deposit of 20% books the day. Valid until March 1, 2027.',
    { price: '£1,450', deposit_rate: '20%', valid_until: 'March 1, 2027' },
  ],
] as const)(
  'in %s, the script quotes amounts, rates and dates of a message as written',
  (language, text, found) => {
    expect(ask('Read this', text, language)).toMatchObject({
      found: expect.arrayContaining(Object.entries(found).map(([field, words]) => ({ field, words }))),
    });
  },
);

test.each([
  ['¿Cómo ahorro 3.000 € sin tocar la música?', 'es', 3_000],
  ['With 120 guests, how can I save $2,500?', 'en', 2_500],
  ['Save 800', 'en', 800],
  ['How can I save?', 'en', 1_000],
] as const)('the question %j asks for ways to save this amount', (question, language, save) => {
  expect(ask(question, '', language)).toMatchObject({ save });
});
