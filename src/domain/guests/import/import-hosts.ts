import type { GuestForm } from '../schema';
import { nameKey } from './import-match';
import type { ImportValues } from './import-values';

type Row = ImportValues & { readonly line: number };

/**
 * Handles rows that name another guest as their host. The row's guest and the host join one household with
 * the host's name.
 */
export function withHosts(rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ host }) => host !== '')) return rows;
  const keyOf = ({ name = '', last_name = '' }: Partial<GuestForm>) => nameKey(name, last_name);
  const byName = new Map(rows.map((row) => [keyOf(row.form), row]));
  const hosts = new Map(
    rows.flatMap((row) => {
      const host = row.host ? byName.get(nameKey(row.host, '')) : undefined;
      return host && host !== row ? [[row, host] as const] : [];
    }),
  );
  const hosting = new Set(hosts.values());
  const called = ({ form }: Row) => form.household ?? `${form.name ?? ''} ${form.last_name ?? ''}`.trim();
  return rows.map((row) => {
    const host = hosts.get(row);
    if (host) return { ...row, form: { ...row.form, household: called(host) }, of_row: false };
    return hosting.has(row) ? { ...row, form: { ...row.form, household: called(row) }, of_row: false } : row;
  });
}
