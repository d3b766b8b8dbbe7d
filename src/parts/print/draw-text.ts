import { type Drawn, type DrawText, INK } from './drawer';

/** Pixels per point: 4 × 72 = 288 dpi, for print. */
const SCALE = 4;
const LINE_HEIGHT = 1.35;

/** Wraps words into lines that are at most `width` wide. Text without spaces breaks between characters. */
function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\s)/)) {
    if (line && measure(line + word) > width) {
      lines.push(line);
      line = '';
    }
    for (const letter of measure(word) > width ? word : [word]) {
      if (line && measure(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** Names of our own fonts in the worker. They are used for the characters that they have. */
const FONTS = {
  text: '400 {}px Figtree, system-ui, sans-serif',
  strong: '600 {}px Figtree, system-ui, sans-serif',
  title: '500 {}px Fraunces, Georgia, serif',
} as const;

/** Uses the browser's fonts to draw a text that our fonts can't show. Null if there is no OffscreenCanvas. */
export const drawText: DrawText = (text, face, size, width, isCentered): Drawn | null => {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const font = FONTS[face].replace('{}', String(size * SCALE));
  const probe = new OffscreenCanvas(1, 1).getContext('2d');
  if (!probe) return null;
  probe.font = font;
  const measure = (line: string) => probe.measureText(line).width;
  const lines = text.split('\n').flatMap((one) => linesOf(one, width * SCALE, measure));
  const wide = Math.ceil(Math.max(1, ...lines.map(measure)));
  const high = Math.ceil(lines.length * size * LINE_HEIGHT * SCALE);
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = font;
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = isCentered ? 'center' : 'start';
  const from = isCentered ? wide / 2 : isRightToLeft ? wide : 0;
  lines.forEach((line, i) => {
    context.fillText(line, from, (i + 0.5) * size * LINE_HEIGHT * SCALE);
  });
  const pixels = context.getImageData(0, 0, wide, high);
  return { pixels, width: wide / SCALE, height: high / SCALE };
};
