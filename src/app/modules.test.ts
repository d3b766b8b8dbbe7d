import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { RowTable } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import { GROUPS, MODULES, moduleGroups } from './modules';

test('rows of every kind are shown by exactly one module', () => {
  const shown = MODULES.flatMap(({ tables }) => tables);
  expect(shown.toSorted()).toEqual(Object.keys(NOUNS).sort());
});

test.each(MODULES)(
  '$key has an entry for each of its tables under the table’s noun',
  async ({ tables, rows }) => {
    const { faces } = (await rows?.()) ?? { faces: {} };
    expect(Object.entries(faces).map(([table, { noun }]) => [table, noun])).toEqual(
      Object.keys(faces).map((table) => [table, NOUNS[table as RowTable]]),
    );
    expect(Object.keys(faces).sort()).toEqual(tables.toSorted());
  },
);

test.each(MODULES)('$key’s path matches its own pattern and no other', ({ key, path }) => {
  const { pathname, searchParams } = new URL(path('one'), 'https://celebra.example');
  const found = MODULES.filter(({ pattern }) => {
    const match = matchPath(pattern, pathname);
    return match !== null && (match.params.id ?? searchParams.get('plan')) === 'one';
  });
  expect(found.map((module) => module.key)).toEqual([key]);
});

test('moduleGroups leaves out groups without modules, and no module', () => {
  expect(moduleGroups.map(({ key }) => key)).toEqual(
    GROUPS.filter((group) => MODULES.some((module) => module.group === group)),
  );
  expect(moduleGroups.flatMap(({ modules }) => modules)).toHaveLength(MODULES.length);
});
