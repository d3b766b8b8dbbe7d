/**
 * Matches a check-in code: the guest's id and a signature with the plan's key. The code contains no name and
 * can be verified offline. The database creates the same code in `private.door_code`.
 */
const CODE = /^CELEBRA:([0-9A-F]{32})([0-9A-F]{20})$/;
const SIGNED = 20;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function signatureOf(key: string, guest_id: string): Promise<string> {
  const text = new TextEncoder().encode(`${key}:${guest_id}`);
  return hexOf(await crypto.subtle.digest('SHA-256', text))
    .slice(0, SIGNED)
    .toUpperCase();
}

export const doorCode = async (key: string, guest_id: string): Promise<string> =>
  `CELEBRA:${guest_id.replaceAll('-', '').toUpperCase()}${await signatureOf(key, guest_id)}`;

/** Returns the guest's id. Returns null if the text isn't a code, or if a different key signed it. */
export async function readDoorCode(key: string, text: string): Promise<string | null> {
  const [, id = '', signature = ''] = CODE.exec(text.trim().toUpperCase()) ?? [];
  const guest_id = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return id !== '' && (await signatureOf(key, guest_id)) === signature ? guest_id : null;
}
