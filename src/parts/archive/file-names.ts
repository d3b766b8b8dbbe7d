/** Characters that file systems refuse in names, and characters that could lead out of the folder. */
const REFUSED = /[\p{Cc}/\\:*?"<>|]+/gu;
/** Maximum length of a file name in characters. Windows allows 260 for the whole path. */
const LONGEST = 80;

/** Changes a name so that every file system accepts it, with as few changes as possible. */
export function fileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return [...plain].slice(0, LONGEST).join('').trim() || '_';
}

/** Returns a function that makes names unique: it adds a number before the extension of a repeated name. */
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
