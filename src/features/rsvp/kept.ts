/** Storage key of a household's unsent answers on this device. */
const keyOf = (token: string, name: string) => ['celebra-rsvp', token.slice(0, 8), name].join('-');

export function readKept(token: string, name: string): object | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(token, name)) ?? 'null');
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}

/**
 * Stores data, or deletes it if null. Returns false if the browser refuses; the data then lasts only while
 * the page is open.
 */
export function keep(token: string, name: string, data: object | null): boolean {
  try {
    if (data) localStorage.setItem(keyOf(token, name), JSON.stringify(data));
    else localStorage.removeItem(keyOf(token, name));
    return true;
  } catch {
    return false;
  }
}
