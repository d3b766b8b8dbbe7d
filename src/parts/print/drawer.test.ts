import { expect, test } from 'vitest';
import { bookOf as book, fonts, insides, tableOf as table } from '../../../tests/builders/pdf';
import type { Book } from './book';
import { drawBook } from './draw-book';

const nothing = () => null;
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('a branded book shows the brand’s name and colours instead of Celebra’s', async () => {
  const brand = { name: 'Bodas Azahar', logo: null, colour_main: '#1a2a5e', colour_accent: '#c9a227' };
  const cover = { lines: ['12 de junio'], contents: 'Contenido' };
  const made = (change: Partial<Book>) => drawBook(book([table(3)], { cover, ...change }), fonts, nothing);
  const [own, ours] = [insides(await made({ brand })), insides(await made({}))];
  const uses = (text: string, hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    return [...text.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg|SCN|RG)\b/g)].some(([, ...found]) =>
      found.every((part, i) => Math.abs(Number(part) - (parts[i] ?? 0)) < 0.002),
    );
  };
  for (const hex of ['#b5472f', '#e7dfd3', '#fbf5ee', '#6b5e6e', '#2a1f2d']) {
    expect(uses(ours, hex), hex).toBe(true);
    expect(uses(own, hex), hex).toBe(false);
  }
  expect(uses(own, '#1a2a5e')).toBe(true);
  expect(ours).toContain('Celebra');
  expect(own).not.toMatch(/celebra/i);
  expect(own).toContain('(Bodas Azahar)');
});

test('a brand’s logo is on the cover or, without a cover, on the first page', async () => {
  // Includes a fully opaque pixel and a fully transparent one.
  const logo = { data: Uint8ClampedArray.from([0, 128, 0, 255, 9, 9, 9, 0]), width: 2, height: 1 };
  const brand = { name: 'Azahar', logo, colour_main: '#1a2a5e', colour_accent: '#c9a227' };
  const of = async (change: Partial<Book>) =>
    insides(await drawBook(book([table(1)], change), fonts, nothing));
  const cover = { lines: [], contents: 'Contenido' };
  for (const change of [{}, { cover }]) {
    const inside = await of({ brand, ...change });
    // One image for the colours, and one for the alpha mask.
    expect(count(inside, /\/Subtype \/Image/g)).toBe(2);
    expect(inside).toContain('\0\x80\0\x09\x09\x09');
    expect(count(await of({ brand: { ...brand, logo: null }, ...change }), /\/Subtype \/Image/g)).toBe(0);
  }
});
