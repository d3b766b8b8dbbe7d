/** Characters that file systems refuse, and those that would lead out of the folder. */
const REFUSED = /[\p{Cc}/\\:*?"<>|]+/gu;
/** The longest file name, because Windows allows 260 characters for the whole path. */
const LONGEST = 80;

/** Returns a name that every file system accepts, as near to the given one as possible. */
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
