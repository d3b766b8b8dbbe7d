import { sameJson } from './same-json';

/**
 * Three-way merge by key, for a column that holds several values. A key removed on either side stays removed.
 */
export function mergeKeys<T extends object>(base: T, theirs: T, mine: T): T {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(mine)])].filter(
    (key) => !sameJson(Reflect.get(mine, key), Reflect.get(base, key)),
  );
  const merged = { ...theirs, ...Object.fromEntries(changed.map((key) => [key, Reflect.get(mine, key)])) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as T;
}
