import { loadOnce } from '../load-once';

const library = loadOnce(() => import('ical.js'));

/** A contact of an address book. */
export interface CardContact {
  readonly name: string;
  readonly last_name: string;
  /** True if `name` is the full name, which the card doesn't split. */
  readonly isWhole?: boolean;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly address: string | null;
  readonly notes: string | null;
  readonly tags: readonly string[];
  /** The card's other properties, by name. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Properties that the reader handles, and those that say nothing about a person. */
const KNOWN =
  /^(n|fn|email|tel|adr|note|categories|version|prodid|uid|rev|photo|logo|sound|key|kind|label|sort-string|class|x-.*)$/;

/** A property as jCard has it (RFC 7095). */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/**
 * Matches a quoted-printable property of an older card over several lines; all but the last line end with =.
 */
const QUOTED = /^[^:\r\n]*QUOTED-PRINTABLE[^:\r\n]*:(?:.*=\r?\n)*.*$/gim;

/** Decodes quoted-printable text: older cards write what isn't ASCII as =C3=B1. */
function decoded(text: string, { encoding, charset }: Record<string, unknown>): string {
  if (String(encoding).toUpperCase() !== 'QUOTED-PRINTABLE') return text;
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    return new TextDecoder(typeof charset === 'string' ? charset : 'utf-8').decode(
      Uint8Array.from(bytes, (one) => one.charCodeAt(0)),
    );
  } catch {
    return text;
  }
}

/**
 * Matches parameters that older cards write without a name: a kind (TEL;CELL:600…) or an encoding
 * (NOTE;QUOTED-PRINTABLE:…).
 */
const BARE = /^((?:[\w-]+\.)?[\w-]+)((?:;[^:;="\r\n]+(?:=(?:"[^"\r\n]*"|[^:;"\r\n]*))?)+):/gm;
const inFull = (text: string): string =>
  text.replace(
    BARE,
    (_, name: string, parameters: string) =>
      `${name}${parameters
        .split(';')
        .map((one) =>
          one === '' || one.includes('=')
            ? one
            : /^(quoted-printable|base64|8bit|7bit)$/i.test(one)
              ? `ENCODING=${one.toUpperCase()}`
              : `TYPE=${one}`,
        )
        .join(';')}:`,
  );

/** Adds missing END lines to cards, in the middle of a file or at its end. */
function ended(text: string): string {
  const cards = text.split(/^(?=BEGIN:VCARD)/im).map((card) => card.trimEnd());
  return cards
    .filter((card) => /^BEGIN:VCARD/i.test(card))
    .map((card) => (/^END:VCARD\s*$/im.test(card) ? card : `${card}\r\nEND:VCARD`))
    .join('\r\n');
}

const kindsOf = ([, { type }]: Property): string[] =>
  (Array.isArray(type) ? type : [type]).map((one) => String(one ?? '').toLowerCase());
/** Ranks telephone numbers: mobile first, then the card's preferred one, then the others in order. */
const rankOf = (property: Property): number => {
  const kinds = kindsOf(property);
  return kinds.some((one) => one === 'cell' || one === 'mobile') ? 0 : kinds.includes('pref') ? 1 : 2;
};
const isFax = (property: Property): boolean =>
  property[0] === 'tel' && kindsOf(property).some((one) => one === 'fax' || one === 'pager');

const pieces = (value: unknown): string[] =>
  (Array.isArray(value) ? value.flat() : [value]).map((one) => String(one ?? '').trim());

function contactOf(card: readonly Property[]): CardContact {
  const [faxes, others] = [card.filter(isFax), card.filter((one) => !isFax(one))];
  const phones = others.filter(([name]) => name === 'tel').sort((a, b) => rankOf(a) - rankOf(b));
  const properties: Property[] = [
    ...others.filter(([name]) => name !== 'tel'),
    ...phones,
    // Fax and pager numbers can't be called: they are kept, but not as telephone numbers.
    ...faxes.map(([, ...rest]): Property => ['fax', ...rest]),
  ];
  const all = (wanted: string) =>
    properties
      .filter(([name]) => name === wanted)
      .map(([, parameters, , ...values]) =>
        values.flatMap(pieces).map((text) => decoded(text, parameters).trim()),
      );
  const [last_name = '', given = '', middle = '', , suffix = ''] = all('n')[0] ?? [];
  const isWhole = !given && !middle && !last_name;
  const first = (name: string) => all(name)[0]?.find(Boolean) ?? null;
  // Joins several addresses or numbers in one cell, as tables of contacts do.
  const every = (name: string) => all(name).flat().filter(Boolean).join(' ::: ') || null;
  const more = Object.fromEntries(
    properties.flatMap(([name]) =>
      KNOWN.test(name) || !first(name) ? [] : [[name, all(name).flat().filter(Boolean).join(', ')]],
    ),
  );
  return {
    name: isWhole ? (first('fn') ?? '') : [given, middle].filter(Boolean).join(' '),
    last_name: [last_name, suffix].filter(Boolean).join(' '),
    ...(isWhole ? { isWhole } : {}),
    email: every('email'),
    phone_number: every('tel')?.replace(/\btel:/gi, '') ?? null,
    address: all('adr')[0]?.filter(Boolean).join(', ') || null,
    // An unescaped comma doesn't split a note.
    notes:
      all('note')
        .map((one) => one.filter(Boolean).join(', '))
        .filter(Boolean)
        .join('\n') || null,
    tags: all('categories').flat().filter(Boolean),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  };
}

/** Parses the contacts of an address book's file (vCard 2.1 to 4.0). @throws if the file is none. */
export async function readCards(text: string): Promise<CardContact[]> {
  const { default: ical } = await library();
  const whole = text.replace(QUOTED, (lines) => lines.replace(/=\r?\n/g, ''));
  const found: unknown = ical.parse(ended(inFull(whole)).trim());
  const cards = (Array.isArray(found) && found[0] === 'vcard' ? [found] : found) as [string, Property[]][];
  return cards.filter(([kind]) => kind === 'vcard').map(([, properties]) => contactOf(properties));
}

/** Writes contacts as a vCard 3.0 file, which every address book reads. */
export async function writeContacts(contacts: readonly CardContact[]): Promise<string> {
  const { default: ical } = await library();
  return contacts
    .map(({ name, last_name, email, phone_number, address, notes, tags }) => {
      const properties: Property[] = [
        ['version', {}, 'text', '3.0'],
        ['n', {}, 'text', [last_name, name, '', '', '']],
        ['fn', {}, 'text', `${name} ${last_name}`],
        ...(email ? [['email', {}, 'text', email] as Property] : []),
        ...(phone_number ? [['tel', {}, 'text', phone_number] as Property] : []),
        ...(address ? [['adr', {}, 'text', ['', '', address, '', '', '', '']] as Property] : []),
        ...(notes ? [['note', {}, 'text', notes] as Property] : []),
        ...(tags.length > 0 ? [['categories', {}, 'text', ...tags] as Property] : []),
      ];
      return ical.stringify(['vcard', properties, []]);
    })
    .join('\r\n')
    .concat('\r\n');
}
