import { expect, test } from 'vitest';
import { badgeSize } from './badge-size';

const of = (name: string, about: readonly (string | null)[] = [], coded = false) =>
  badgeSize({ kind: 'badge', name, about, coded });

test('a usual name keeps its size with company and job title, beside a code too', () => {
  expect(of('Ana Gil', ['Compras', 'Telar'])).toEqual({ name: 24, about: 14 });
  expect(of('María José Núñez', ['Dirección', null], true)).toEqual({ name: 24, about: 14 });
  expect(badgeSize({ kind: 'tag', name: 'Ana Gil', about: [null, null], coded: true }).name).toBe(30);
});

test('what is longer becomes smaller, beside a code and in capitals more so', () => {
  const [name, about] = ['Bartolomé'.repeat(6), ['Responsable '.repeat(10), 'Compañía '.repeat(13)]];
  const { name: size } = of(name, about);
  expect(size).toBeLessThan(24);
  expect(of(name, about, true).name).toBeLessThan(size);
  for (const wide of [name.toUpperCase(), '龍'.repeat(54)])
    expect(of(wide, [], true).name).toBeLessThan(of(name, [], true).name);
});

test('a tag says nothing but the name, whatever else is known', () => {
  const tag = (about: string) => badgeSize({ kind: 'tag', name: 'Ana Gil', about: [about], coded: false });
  expect(tag('x'.repeat(120))).toEqual(tag(''));
});
