import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../src/domain/event-page/page';

type Rgb = readonly [number, number, number];

const css = readFileSync(join(import.meta.dirname, '../src/ui/theme.css'), 'utf8');
const tokensIn = (text: string) =>
  new Map(
    [...text.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
    ),
  );
const tokens = tokensIn(css);

/** Returns a token's colour in a theme as linear RGB. */
function colour(name: string, theme: 'light' | 'dark', own = tokens): Rgb {
  const hex = (own.get(name) ?? tokens.get(name))?.[theme];
  if (!hex) throw new Error(`No colour ${name}`);
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(a: Rgb, b: Rgb): number {
  const [one, two] = [luminance(a), luminance(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** The looks of the event's page, each with the colour tokens that it changes. */
const looks = [
  ...readFileSync(join(import.meta.dirname, '../src/parts/event-page/looks.css'), 'utf8').matchAll(
    /\[data-look="([a-z]+)"\] \{([^}]+)\}/g,
  ),
].map(([, name = '', body = '']) => ({ name, colours: tokensIn(body) }));

/** Every combination of text colour and background that the component kit uses. */
const TEXT_ON: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['ink', 'paper', 'surface', 'accent-soft', 'positive-soft', 'attention-soft', 'danger-soft'],
  ['ink-muted', 'paper', 'surface', 'accent-soft'],
  ['accent', 'paper', 'surface'],
  ['accent-strong', 'paper', 'surface', 'accent-soft'],
  ['on-accent', 'accent', 'accent-strong'],
  ['positive', 'paper', 'surface', 'positive-soft'],
  ['attention', 'paper', 'surface', 'attention-soft'],
  ['danger', 'paper', 'surface', 'danger-soft'],
  ['paper', 'ink'],
];

const CATEGORIES = [
  'venue',
  'catering',
  'drinks',
  'photo-and-video',
  'music',
  'decorations',
  'attire',
  'transportation',
  'miscellaneous',
];

/**
 * Matrices that simulate severe colour blindness. Source: Machado, Oliveira and Fernandes (2009),
 * https://doi.org/10.1109/TVCG.2009.113.
 */
const SIGHT: Record<string, readonly number[]> = {
  ordinary: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seen(sight: readonly number[], [r, g, b]: Rgb): Rgb {
  const row = (at: number) =>
    Math.min(1, Math.max(0, (sight[at] ?? 0) * r + (sight[at + 1] ?? 0) * g + (sight[at + 2] ?? 0) * b));
  return [row(0), row(3), row(6)];
}

/** Converts a colour to OKLab (Ottosson), where equal distances look about equally different. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(TEXT_ON)(
    'text in the colour %s has enough contrast on its backgrounds (WCAG AA)',
    (text, ...grounds) => {
      for (const ground of grounds)
        expect(
          contrast(colour(text, theme), colour(ground, theme)),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('controls and charts have enough contrast with their backgrounds (WCAG 1.4.11)', () => {
    for (const name of ['line-strong', 'accent', ...CATEGORIES])
      for (const ground of ['paper', 'surface'])
        expect(
          contrast(colour(name, theme), colour(ground, theme)),
          `${name} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(SIGHT))(
    'the colours of the nine categories can be told apart with the vision type %s',
    (name, sight) => {
      const least = name === 'tritanopia' ? 0.075 : 0.1;
      const labs = CATEGORIES.map((category) => oklab(seen(sight, colour(category, theme))));
      for (const [i, one] of labs.entries())
        for (const [j, two] of labs.slice(0, i).entries())
          expect(
            Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]),
            `${CATEGORIES[i]} and ${CATEGORIES[j]}`,
          ).toBeGreaterThanOrEqual(least);
    },
  );
});

describe.each(looks)('the look $name', ({ colours }) => {
  test.each(['light', 'dark'] as const)(
    'the event page’s text has enough contrast in the %s theme (WCAG AA)',
    (theme) => {
      expect(colours.size).toBe(7);
      for (const [text, ...grounds] of TEXT_ON)
        for (const ground of grounds)
          expect(
            contrast(colour(text, theme, colours), colour(ground, theme, colours)),
            `${text} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
      for (const name of ['line-strong', 'accent'])
        for (const ground of ['paper', 'surface', 'accent-soft'])
          expect(
            contrast(colour(name, theme, colours), colour(ground, theme, colours)),
            `${name} on ${ground}`,
          ).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the tests cover all six looks of the event’s page', () =>
  expect(looks.map(({ name }) => name)).toEqual([...THEMES]));
