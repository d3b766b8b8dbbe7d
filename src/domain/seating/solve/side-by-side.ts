/** Maximum number of attempts. If all fail, the local search takes over. */
const MOST_TRIES = 20_000;

/**
 * Finds seats at a table for people who must sit side by side. `fixed` contains the seats that can't change.
 * Returns null if there is no solution, or if none was found in time.
 */
export function seatsSideBySide(
  beside: readonly (readonly number[])[],
  pairs: readonly (readonly [number, number])[],
  fixed: ReadonlyMap<number, number>,
): Map<number, number> | null {
  const partners = new Map<number, number[]>();
  for (const [a, b] of pairs) {
    partners.set(a, [...(partners.get(a) ?? []), b]);
    partners.set(b, [...(partners.get(b) ?? []), a]);
  }
  // People with fixed seats come first, each followed by their partners. Apart from the first of a row,
  // everyone then has at most two possible seats.
  const order: number[] = [];
  const known = new Set<number>();
  const follow = (first: number) => {
    if (known.has(first)) return;
    known.add(first);
    order.push(first);
    for (const next of partners.get(first) ?? []) follow(next);
  };
  for (const guest of partners.keys()) if (fixed.has(guest)) follow(guest);
  for (const guest of partners.keys()) follow(guest);

  const seatOf = new Map(fixed);
  const taken = new Set(fixed.values());
  let tries = 0;
  const fits = (guest: number, seat: number): boolean =>
    (partners.get(guest) ?? []).every((other) => {
      const there = seatOf.get(other);
      return there === undefined || (beside[seat]?.includes(there) ?? false);
    });
  const place = (at: number): boolean => {
    const guest = order[at];
    if (guest === undefined) return true;
    const own = fixed.get(guest);
    if (own !== undefined) return fits(guest, own) && place(at + 1);
    const near = (partners.get(guest) ?? []).flatMap((other) => seatOf.get(other) ?? []).at(0);
    const seats = near === undefined ? beside.keys() : (beside[near] ?? []);
    for (const seat of seats) {
      if (taken.has(seat) || !fits(guest, seat)) continue;
      if (++tries > MOST_TRIES) return false;
      seatOf.set(guest, seat);
      taken.add(seat);
      if (place(at + 1)) return true;
      seatOf.delete(guest);
      taken.delete(seat);
    }
    return false;
  };
  return place(0) ? seatOf : null;
}
