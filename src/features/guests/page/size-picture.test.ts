import { expect, test, vi } from 'vitest';
import { firstThatFits, MOST_BYTES } from './size-picture';

const weighing = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });

test('a picture is scaled down until its file is small enough', async () => {
  const draw = vi.fn(async (edge: number) => weighing(edge > 1000 ? MOST_BYTES + 1 : MOST_BYTES));
  expect((await firstThatFits(draw))?.size).toBe(MOST_BYTES);
  expect(draw.mock.calls.map(([edge]) => edge)).toEqual([1200, 1200, 960]);
});

test('a picture that stays too large or can’t be drawn is refused', async () => {
  expect(await firstThatFits(async () => weighing(MOST_BYTES + 1))).toBeNull();
  expect(await firstThatFits(async () => null)).toBeNull();
});
