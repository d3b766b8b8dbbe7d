/**
 * Makes the subsets of our two typefaces (run `npm run fonts`). They contain the letters of Spanish, English
 * and related languages, the symbols in the texts, and the weights in the styles.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const subsetFont = createRequire(join(root, 'node_modules/.fonts/'))('subset-font');

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const LETTERS = 'ÁÉÍÓÚÜÑÀÈÌÒÙÂÊÎÔÛÄËÏÖÇÃÕÅÆØßáéíóúüñàèìòùâêîôûäëïöçãõåæøœŒÿýÝ';
const SIGNS = '\u00a0\u2009\u202f¡¿ªº«»°·×÷±¼½¾²³§©®‘’‚“”„–—…•′″‹›€£¥¢−→←↑↓≈≤≥™';
const FONTS = [
  { name: 'fraunces', min: 400, max: 600 },
  { name: 'figtree', min: 400, max: 700 },
];

for (const { name, ...wght } of FONTS) {
  const folder = join(root, `node_modules/@fontsource-variable/${name}/files`);
  const font = readFileSync(join(folder, `${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(font, ascii + LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(join(import.meta.dirname, `${name}.woff2`), subset);
  console.info(name, `${(subset.length / 1000).toFixed(1)} kB of ${(font.length / 1000).toFixed(1)}`);
}

/**
 * Subsets for PDF files: the Latin alphabets of Europe, with one file per weight, because the PDF library
 * doesn't support variable fonts.
 */
/** @type {(from: number, to: number) => string} */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const PRINTED = `${ascii}${range(0xa0, 0x17f)}ȘșȚț${SIGNS}☐☑`;
const WEIGHTS = [
  { family: 'figtree', folder: '400Regular', file: 'Figtree_400Regular.ttf', name: 'figtree-400' },
  { family: 'figtree', folder: '600SemiBold', file: 'Figtree_600SemiBold.ttf', name: 'figtree-600' },
  { family: 'fraunces', folder: '500Medium', file: 'Fraunces_500Medium.ttf', name: 'fraunces-500' },
];

for (const { family, folder, file, name } of WEIGHTS) {
  const font = readFileSync(
    join(root, 'node_modules/.fonts/node_modules/@expo-google-fonts', family, folder, file),
  );
  const subset = await subsetFont(font, PRINTED, { targetFormat: 'sfnt' });
  writeFileSync(join(root, `src/parts/print/fonts/${name}.ttf`), subset);
  console.info(name, `${(subset.length / 1000).toFixed(1)} kB of ${(font.length / 1000).toFixed(1)}`);
}
