import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { RowTable } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import { GROUPS, MODULES, moduleGroups } from './modules';

test('each kind of row is shown by exactly one module', () => {
  const shown = MODULES.flatMap(({ tables }) => tables);
  expect(shown.toSorted()).toEqual(Object.keys(NOUNS).sort());
});

test.each(MODULES)(
  'the module $key has row descriptions for exactly its own tables',
  async ({ tables, rows }) => {
    const { faces } = (await rows?.()) ?? { faces: {} };
    expect(Object.entries(faces).map(([table, { noun }]) => [table, noun])).toEqual(
      Object.keys(faces).map((table) => [table, NOUNS[table as RowTable]]),
    );
    expect(Object.keys(faces).sort()).toEqual(tables.toSorted());
  },
);

test.each(MODULES)('the path of the module $key matches no other module’s route', ({ key, path }) => {
  const { pathname, searchParams } = new URL(path('one'), 'https://celebra.example');
  const found = MODULES.filter(({ pattern }) => {
    const match = matchPath(pattern, pathname);
    return match !== null && (match.params.id ?? searchParams.get('plan')) === 'one';
  });
  expect(found.map((module) => module.key)).toEqual([key]);
});

test('moduleGroups contains every module and no empty group', () => {
  expect(moduleGroups.map(({ key }) => key)).toEqual(
    GROUPS.filter((group) => MODULES.some((module) => module.group === group)),
  );
  expect(moduleGroups.flatMap(({ modules }) => modules)).toHaveLength(MODULES.length);
});
