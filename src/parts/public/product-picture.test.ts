import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/texts';
import { PICTURE_THEMES, PRODUCT_PICTURES } from './product-picture';

const FOLDER = join(import.meta.dirname, '../../../public/pictures/product');
/** Maximum size of a picture in bytes. */
const LARGEST = 80_000;

/**
 * Reads the width and height of a WebP file. The extended format has them in its header, the simple format in
 * the frame.
 */
function sizeOf(file: Buffer): { width: number; height: number } {
  const plain = file.toString('latin1', 12, 16) === 'VP8 ';
  return plain
    ? { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    : { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
}

test.each(Object.entries(PRODUCT_PICTURES))(
  'for each language and theme, the picture “%s” has a sharp and small file',
  (name, { width, height }) => {
    for (const language of LANGUAGES)
      for (const theme of PICTURE_THEMES) {
        const path = join(FOLDER, `${name}-${language}-${theme}.webp`);
        expect(existsSync(path), path).toBe(true);
        const file = readFileSync(path);
        const size = sizeOf(file);
        expect(size.width / size.height).toBeCloseTo(width / height, 1);
        expect(size.width).toBeGreaterThan(width);
        expect(file.length).toBeLessThan(LARGEST);
      }
  },
);
