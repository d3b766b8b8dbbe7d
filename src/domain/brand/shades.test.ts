import { describe, expect, test } from 'vitest';
import { cleanColour, contrast, type Daytime, GROUNDS, readable, shadesOf } from './shades';

const TIMES: readonly Daytime[] = ['day', 'night'];
/** All colours with six steps per channel. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const ALL = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe('contrast', () => {
  test('contrast equals the WCAG values for known pairs of colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ff0000', '#ff0000')).toBe(1);
  });
});

describe('shades', () => {
  test.each(TIMES)('every brand colour gets readable shades in the %s theme', (time) => {
    const { paper, surface, ink, muted } = GROUNDS[time];
    for (const colour_main of ALL)
      for (const colour_accent of ['#000000', '#ffffff', '#ffcc00', colour_main]) {
        const { accent, strong, onAccent, soft } = shadesOf({ colour_main, colour_accent }, time);
        for (const ground of [paper, surface, soft]) {
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(strong, ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(muted, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const button of [accent, strong]) expect(contrast(onAccent, button)).toBeGreaterThanOrEqual(4.5);
      }
  });

  test('shades change an unreadable colour as little as possible', () => {
    const navy = { colour_main: '#1a2a5e', colour_accent: '#c9a227' };
    expect(shadesOf(navy, 'day')).toMatchObject({ accent: '#1a2a5e', trim: '#c9a227', onAccent: '#ffffff' });
    expect(shadesOf(navy, 'night').accent).not.toBe('#1a2a5e');
    const yellow = readable('#ffd400', ['#ffffff'], 'day', 4.5);
    expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(yellow, '#ffffff')).toBeLessThan(4.7);
  });

  test('shades use black or white if no other colour is readable', () => {
    expect(readable('#ffffff', ['#808080'], 'day', 21)).toBe('#000000');
    expect(readable('#000000', ['#808080'], 'night', 21)).toBe('#ffffff');
  });
});

test('a colour is accepted in every usual notation', () => {
  expect(cleanColour(' #ABC ')).toBe('#aabbcc');
  expect(cleanColour('1A2a5E')).toBe('#1a2a5e');
  for (const typed of ['', 'red', '#12', '#1234567', 'url(x)', '#gggggg'])
    expect(cleanColour(typed)).toBeNull();
});
