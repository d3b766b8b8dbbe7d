import type { Vendor, VendorContact } from './vendor';

type Raw = Partial<Record<keyof VendorContact, string>>;

export const CARD = /^begin:vcard$[\s\S]*?^end:vcard$/gimu;
const CARD_FIELDS: readonly (readonly [name: RegExp, column: keyof VendorContact])[] = [
  [/^(?:item\d+\.)?org$/u, 'vendor_name'],
  [/^(?:item\d+\.)?fn$/u, 'contact_name'],
  [/^(?:item\d+\.)?email$/u, 'email'],
  [/^(?:item\d+\.)?tel$/u, 'phone'],
  [/^(?:item\d+\.)?url$/u, 'website'],
  [/^(?:item\d+\.)?note$/u, 'notes'],
  [/^(?:item\d+\.)?adr$/u, 'place'],
  [/^categories$/u, 'category'],
  [/^lang$/u, 'language'],
];

/** Splits a value at semicolons that aren't escaped. */
const partsOf = (value: string): string[] =>
  value.replace(/\\.|;/gu, (found) => (found === ';' ? '\n' : found)).split('\n');

export function readCard(card: string): Raw {
  const raw: Raw = {};
  // A vCard can continue a long line on the next line, which then begins with a space.
  for (const line of card
    .replace(/\r\n?/gu, '\n')
    .replace(/\n[ \t]/gu, '')
    .split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).split(';')[0]?.toLowerCase() ?? '';
    const column = CARD_FIELDS.find(([pattern]) => pattern.test(name))?.[1];
    if (at < 0 || !column || raw[column] !== undefined) continue;
    const value = line.slice(at + 1);
    // Only the town of an address is used. Only the name of an organization is used, without departments.
    const part =
      column === 'place' ? partsOf(value)[3] : column === 'vendor_name' ? partsOf(value)[0] : value;
    raw[column] = (part ?? '')
      .replace(/\\(.)/gu, (_, letter: string) => (/n/iu.test(letter) ? '\n' : letter))
      .replace(/^tel:/u, '');
  }
  // Many organizations repeat their own name as the contact person. That isn't a person, so the field is left
  // empty.
  const isAlone = !raw.vendor_name || raw.contact_name === raw.vendor_name;
  return isAlone ? { ...raw, vendor_name: raw.contact_name ?? '', contact_name: '' } : raw;
}

const escaped = (text: string): string => text.replace(/[\\,;]/gu, '\\$&').replace(/\r\n?|\n/gu, '\\n');

function cardOf(vendor: Omit<Vendor, 'id' | 'version'>): string[] {
  const { vendor_name, contact_name, place } = vendor;
  const line = (name: string, text: string | null) => (text === null ? [] : [`${name}:${escaped(text)}`]);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('FN', contact_name ?? vendor_name),
    `N:${escaped(contact_name ?? vendor_name)};;;;`,
    ...line('ORG', vendor_name),
    ...line('CATEGORIES', vendor.category),
    ...line('EMAIL', vendor.email),
    ...line('TEL', vendor.phone),
    ...line('URL', vendor.website),
    ...(place === null ? [] : [`ADR:;;;${escaped(place)};;;`]),
    ...line('LANG', vendor.language),
    ...line('NOTE', vendor.notes),
    'END:VCARD',
  ];
}

/** Formats vendors as vCards (version 3.0, RFC 2426), which phones and mail programs can import. */
export const cardsText = (vendors: readonly Omit<Vendor, 'id' | 'version'>[]): string =>
  vendors.flatMap((vendor) => [...cardOf(vendor), '']).join('\r\n');
