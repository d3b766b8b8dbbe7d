import { expect, test } from 'vitest';
import { badgeSize } from './badge-size';

const of = (name: string, about: readonly (string | null)[] = [], coded = false) =>
  badgeSize({ kind: 'badge', name, about, coded });

test('a name of usual length has the normal size on a badge, even beside a code', () => {
  expect(of('Ana Gil', ['Compras', 'Telar'])).toEqual({ name: 24, about: 14 });
  expect(of('María José Núñez', ['Dirección', null], true)).toEqual({ name: 24, about: 14 });
  expect(badgeSize({ kind: 'tag', name: 'Ana Gil', about: [null, null], coded: true }).name).toBe(30);
});

test('a longer name is printed smaller on its badge', () => {
  const [name, about] = ['Bartolomé'.repeat(6), ['Responsable '.repeat(10), 'Compañía '.repeat(13)]];
  const { name: size } = of(name, about);
  expect(size).toBeLessThan(24);
  expect(of(name, about, true).name).toBeLessThan(size);
  for (const wide of [name.toUpperCase(), '龍'.repeat(54)])
    expect(of(wide, [], true).name).toBeLessThan(of(name, [], true).name);
});

test('a name tag shows only the name, even if the guest’s company is known', () => {
  const tag = (about: string) => badgeSize({ kind: 'tag', name: 'Ana Gil', about: [about], coded: false });
  expect(tag('x'.repeat(120))).toEqual(tag(''));
});
