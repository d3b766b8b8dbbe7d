/**
 * Households as their couple would tell of them: last names, the grown-ups, the children; which side; from where; and
 * what there is to say of them.
 */
export type GuestSketch = readonly [
  last_name: string,
  grown: string,
  children: string,
  side: 'first' | 'second' | 'both',
  place: string,
];
