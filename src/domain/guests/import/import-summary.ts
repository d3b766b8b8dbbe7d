import { type ImportBook, type ImportRow, importChanges, importPeople } from './import-plan';

export interface ImportSummary {
  readonly people: number;
  readonly groups: number;
  readonly answered: number;
  /** Number of guests with allergens or a diet. The children's menu doesn't count as a diet. */
  readonly eating: number;
  /** Number of people that the import adds to each row's household. */
  readonly sizes: ReadonlyMap<number, number>;
}

export function summaryOf(chosen: readonly ImportRow[], book: ImportBook): ImportSummary {
  let id = 0;
  const { guests } = importChanges(chosen, book, () => `new ${++id}`);
  const stored = chosen.filter(
    ({ columns, status }) => columns && (status === 'new' || status === 'changed'),
  );
  const groups = new Map<string, number>();
  const groupOf = (i: number) =>
    String(guests[i]?.row.household_id ?? stored[i]?.guest?.household_id ?? `guest ${i}`);
  let [people, answered, eating] = [0, 0, 0];
  for (const [i, { form }] of stored.entries()) {
    const size = Number(form.party_size);
    people += size;
    groups.set(groupOf(i), (groups.get(groupOf(i)) ?? 0) + size);
    if (Object.values(form.replies).some((reply) => /^(accepted|declined)/.test(reply))) answered += size;
    if (form.allergens.length > 0 || form.diets.some((one) => one !== 'childrens-menu')) eating += 1;
  }
  return {
    people,
    groups: groups.size,
    answered,
    eating,
    sizes: new Map(stored.map(({ line }, i) => [line, groups.get(groupOf(i)) ?? 0])),
  };
}

/** Returns the first rows whose people fit into the remaining guest limit. A row is never split. */
export function rowsThatFit(rows: readonly ImportRow[], left: number): ReadonlySet<number> {
  let room = left;
  const fitting = new Set<number>();
  const counted = rows.filter(({ status }) => status === 'new' || status === 'changed');
  for (const at of new Set(counted.map(({ line }) => Math.floor(line)))) {
    const own = counted.filter(({ line }) => Math.floor(line) === at);
    const more = importPeople(own);
    if (more > room) break;
    room -= Math.max(0, more);
    for (const { line } of own) fitting.add(line);
  }
  return fitting;
}
