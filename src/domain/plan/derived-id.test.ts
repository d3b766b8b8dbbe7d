import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivedId } from './derived-id';

test('derivedId always returns the same UUID for a plan and a row', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      fc.pre(a !== b);
      const ids = [
        a,
        b,
        derivedId(a, 'drinks'),
        derivedId(a, 'part'),
        derivedId(b, 'drinks'),
        derivedId(b, 'part'),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids.slice(2))
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(derivedId(a, 'part')).toBe(ids[3]);
    }),
  );
});
