import { expect, test } from 'vitest';
import { type Brand, brandProblems, cleanOrigin } from './brand';

const BRAND: Brand = {
  name: 'Bodas Azahar',
  logo: null,
  colour_main: '#1a2a5e',
  colour_accent: '#c9a227',
  sender_name: 'Lucía de Azahar',
  reply_to: 'hola@azahar.example',
  footer: 'Bodas Azahar\nSevilla',
  origin: 'https://eventos.azahar.example',
};

test('a domain is accepted in every usual spelling', () => {
  for (const typed of [
    'eventos.azahar.example',
    ' https://Eventos.Azahar.example/ ',
    'https://eventos.azahar.example/rsvp',
  ])
    expect(cleanOrigin(typed)).toBe('https://eventos.azahar.example');
  for (const typed of [
    '',
    'localhost',
    'http://azahar.example',
    'javascript:alert(1)',
    'https://azahar.example:8443',
    'https://user:pass@azahar.example',
    'https://127.0.0.1',
    'azahar..example',
  ])
    expect(cleanOrigin(typed), typed).toBeNull();
});

test('checking an invalid brand lists the fields that can’t be saved', () => {
  expect(brandProblems(BRAND)).toEqual([]);
  expect(brandProblems({ ...BRAND, sender_name: null, reply_to: null, footer: null, origin: null })).toEqual(
    [],
  );
  expect(
    brandProblems({
      ...BRAND,
      name: ' ',
      sender_name: 'evil.example',
      reply_to: 'nobody',
      footer: 'x'.repeat(301),
      origin: 'https://azahar.example/',
    }),
  ).toEqual(['name', 'sender_name', 'reply_to', 'footer', 'origin']);
});
