import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

/** Pixels per module of the code, as few as a phone's camera sees at arm's length. */
const PIXELS = 4;

test('our QR code reader can read a QR code that we draw', () => {
  const code = `CELEBRA:${'0123456789ABCDEF'.repeat(3)}0F1E`;
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length * PIXELS;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (rows[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)])
        data.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
  expect(decodeQR({ width: size, height: size, data })).toBe(code);
});
