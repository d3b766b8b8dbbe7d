import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATEGORIES } from '@/domain/plan/facts';
import { CATEGORY_INKS } from './category-inks.data';

test('category colours in print have the same hues as on screen', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../ui/theme.css'), 'utf8');
  for (const category of CATEGORIES)
    expect(theme).toContain(`--color-${category}: light-dark(${CATEGORY_INKS[category]},`);
});
