/** What file systems refuse, and what would lead out of the folder. */
const REFUSED = /[\p{Cc}/\\:*?"<>|]+/gu;
/** Windows counts 260 letters for the whole way. */
const LONGEST = 80;

/** A name that every file system takes, as near to the given one as can be. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return [...plain].slice(0, LONGEST).join('').trim() || '_';
}

/** Makes names unique: repeats get a number before the extension. */
export function uniqueNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let next = name;
    for (let n = 2; given.has(next.toLowerCase()); n++) next = `${stem} (${n})${ending}`;
    given.add(next.toLowerCase());
    return next;
  };
}
