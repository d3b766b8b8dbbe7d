/** Returns an IPv6 address as eight numbers, or null. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...more] = address.split('::');
  const read = (part: string) =>
    part === ''
      ? []
      : part.split(':').map((group) => (/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : -1));
  if (more.length > 0) return null;
  const [before, after] = [read(head), read(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<number>(missing).fill(0), ...after];
  return groups.includes(-1) ? null : groups;
}

/**
 * Returns the rate-limit key of an IP address: an IPv4 address unchanged, an IPv6 address cut to its first 56
 * bits. A household or server owns a whole /64 or /56. With a limit per address, it could switch addresses to
 * evade the limit.
 */
export function sourceOf(address: string): string {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  // An IPv4-mapped IPv6 address, as dual-stack servers write it.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(bare);
  if (groups === null) return bare;
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}
