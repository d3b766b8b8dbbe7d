import { loadOnce } from '../load-once';

const library = loadOnce(() => import('ical.js'));

export interface CardContact {
  readonly name: string;
  readonly last_name: string;
  /** True if `name` is a full name that the card doesn't split into first and last name. */
  readonly isWhole?: boolean;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly address: string | null;
  readonly notes: string | null;
  readonly tags: readonly string[];
  /** The card's other properties, by property name. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Properties that aren't copied to `more`: the parser handles them elsewhere, or they say nothing about a
 * person.
 */
const KNOWN =
  /^(n|fn|email|tel|adr|note|categories|version|prodid|uid|rev|photo|logo|sound|key|kind|label|sort-string|class|x-.*)$/;

/** A property in jCard format (RFC 7095). */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/** Matches a quoted-printable property of an older card. Each of its lines except the last ends with =. */
const QUOTED = /^[^:\r\n]*QUOTED-PRINTABLE[^:\r\n]*:(?:.*=\r?\n)*.*$/gim;

/** Decodes quoted-printable text: older cards write ñ as =C3=B1. */
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
 * Matches parameters without a name, as older cards write them: a kind (TEL;CELL:600…) or an encoding
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

/** Adds missing END lines to the cards of a file. */
function ended(text: string): string {
  const cards = text.split(/^(?=BEGIN:VCARD)/im).map((card) => card.trimEnd());
  return cards
    .filter((card) => /^BEGIN:VCARD/i.test(card))
    .map((card) => (/^END:VCARD\s*$/im.test(card) ? card : `${card}\r\nEND:VCARD`))
    .join('\r\n');
}

const kindsOf = ([, { type }]: Property): string[] =>
  (Array.isArray(type) ? type : [type]).map((one) => String(one ?? '').toLowerCase());
/** Ranks telephone numbers: mobile first, then the preferred number, then the others. */
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
    // Fax and pager numbers can't be called, so they are kept under `fax` instead of `tel`.
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
  // Several addresses or numbers are joined in one cell, as in other contact tables.
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
    // A note might contain an unescaped comma, at which the library splits it. So the pieces are joined
    // again.
    notes:
      all('note')
        .map((one) => one.filter(Boolean).join(', '))
        .filter(Boolean)
        .join('\n') || null,
    tags: all('categories').flat().filter(Boolean),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  };
}

/** Parses the contacts of a vCard file (versions 2.1 to 4.0). @throws if the file isn't a vCard. */
export async function readCards(text: string): Promise<CardContact[]> {
  const { default: ical } = await library();
  const whole = text.replace(QUOTED, (lines) => lines.replace(/=\r?\n/g, ''));
  const found: unknown = ical.parse(ended(inFull(whole)).trim());
  const cards = (Array.isArray(found) && found[0] === 'vcard' ? [found] : found) as [string, Property[]][];
  return cards.filter(([kind]) => kind === 'vcard').map(([, properties]) => contactOf(properties));
}

/** Writes contacts as vCard 3.0, which every address book can read. */
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
