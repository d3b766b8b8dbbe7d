/** Short form of a household: last names, adults, children, side, origin, remarks. */
export type GuestSketch = readonly [
  last_name: string,
  grown: string,
  children: string,
  side: 'first' | 'second' | 'both',
  place: string,
];
