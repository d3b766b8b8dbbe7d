import { expect, inject, test } from 'vitest';
import { seatEverybody } from './many-seats';

const PEOPLE = 1_000;

// `npm run bench -- seats` does the same with ten thousand seats.
test('a thousand seats can be saved, moved, removed or restored in one request', async () => {
  const saved = await seatEverybody(inject('postgres'), 'seats', PEOPLE);
  expect(saved.map(({ answer }) => answer)).toEqual([
    [PEOPLE, 1, 1],
    [PEOPLE, 1, 1],
    [PEOPLE, 2, 2],
    [PEOPLE, 3, 3],
    [PEOPLE, 4, 4],
  ]);
});
