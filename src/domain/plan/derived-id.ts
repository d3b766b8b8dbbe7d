/** Returns the FNV-1a hash of a text. Another salt gives another hash. */
function hash(text: string, salt: number): string {
  let value = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)) >>> 0;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The first of four consecutive salts for each kind of row. Different salts avoid equal ids. */
const SALTS = { drinks: 1, part: 5, words: 9, page: 13, column: 17 } as const;

/**
 * Derives an id for a row that a plan has only once, so that two devices create the same row. The format is a
 * custom UUID (RFC 9562, version 8).
 */
export function derivedId(plan_id: string, row: keyof typeof SALTS, name = ''): string {
  const [a = '', b = '', c = '', d = ''] = [0, 1, 2, 3].map((more) =>
    hash(plan_id + name, SALTS[row] + more),
  );
  return `${a}-${b.slice(0, 4)}-8${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}
