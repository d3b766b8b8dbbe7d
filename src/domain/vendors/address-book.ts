import { CATEGORIES, type Category } from '../plan/facts';
import { categoryNamed, plainLetters } from '../reading/words';
import { sameJson } from '../same-json';
import { CARD, readCard } from './cards';
import { quoteSchema } from './quote-schema';
import { contactIn, type Vendor, type VendorContact } from './vendor';

const BOOK_COLUMNS = [
  'vendor_name',
  'category',
  'contact_name',
  'email',
  'phone',
  'website',
  'place',
  'language',
  'style',
  'notes',
] as const satisfies readonly (keyof VendorContact)[];
type BookColumn = (typeof BOOK_COLUMNS)[number];

/** Patterns of column headings in other programs, without accents. The first match wins. */
const HEADS: readonly (readonly [column: BookColumn, names: RegExp])[] = [
  ['contact_name', /contact|contacto|persona|person/u],
  ['email', /e-?mail|correo/u],
  ['phone', /phone|telefono|tel|movil|celular|mobile|whatsapp/u],
  ['website', /web|url|pagina|sitio|site/u],
  ['category', /categor|type|tipo|service|servicio/u],
  ['language', /language|idioma|write to|escribir/u],
  ['style', /rating|valoracion|stars|estrellas/u],
  ['notes', /note|nota|comment|comentario|description|descripcion/u],
  ['place', /place|lugar|city|ciudad|town|location|ubicacion|address|direccion/u],
  ['vendor_name', /name|nombre|vendor|proveedor|supplier|company|empresa/u],
];

const SEPARATORS = [',', ';', '\t'] as const;

function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  return rows.filter((row) => row.some((one) => one.trim() !== ''));
}

/** Parses a CSV table. The separator is the one that occurs most often in the first line. */
function readTable(text: string): string[][] {
  const clean = text.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  const head = clean.split('\n', 1)[0] ?? '';
  const separator = SEPARATORS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  return cellsOf(clean, separator);
}

/** Removes the leading apostrophe that stops spreadsheets from evaluating a cell as a formula. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@])/u, '');

function categoryOf(text: string, usual: Category): Category {
  const named = plainLetters(text).trim();
  const known = CATEGORIES.find((one) => one === named);
  return known ?? categoryNamed(named) ?? usual;
}

type Raw = Partial<Record<BookColumn, string>>;

/** Converts a row to a contact. Invalid fields are left out. Returns null if the name is missing. */
export function readContact(raw: Raw, category: Category): VendorContact | null {
  const { shape } = quoteSchema;
  const name = shape.vendor_name.safeParse(raw.vendor_name ?? '');
  if (!name.success) return null;
  const read = <T>(
    schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } },
    text = '',
  ) => {
    const result = schema.safeParse(text);
    return result.success ? (result.data ?? null) : null;
  };
  const spoken = plainLetters(raw.language ?? '').trim();
  return {
    vendor_name: name.data,
    category: categoryOf(raw.category ?? '', category),
    contact_name: read(shape.contact_name, raw.contact_name),
    email: read(shape.email, raw.email),
    phone: read(shape.phone, raw.phone),
    website: read(shape.website, raw.website),
    place: read(shape.place, raw.place),
    language: /^(?:es|span|espan|castellano)/u.test(spoken)
      ? 'es'
      : /^(?:en|ingles)/u.test(spoken)
        ? 'en'
        : null,
    style: read(shape.style, raw.style),
    notes: read(shape.notes, raw.notes),
  };
}

interface ContactsRead {
  readonly contacts: readonly VendorContact[];
  /** Number of rows that were skipped because they had no valid name. */
  readonly skipped: number;
}

/** Parses vendors from CSV or vCards. Vendors without a category get `usual`. */
export function readContacts(text: string, usual: Category): ContactsRead {
  const cards = [...text.matchAll(CARD)].map(([card]) => readCard(card));
  const raws = cards.length > 0 ? cards : readRows(text);
  const contacts = raws.flatMap((raw) => readContact(raw, usual) ?? []);
  return { contacts, skipped: raws.length - contacts.length };
}

function readRows(text: string): Raw[] {
  const [head = [], ...rows] = readTable(text);
  const columns = new Map<number, BookColumn>();
  for (const [i, name] of head.entries()) {
    const taken = [...columns.values()];
    const column = HEADS.find(
      ([one, pattern]) => !taken.includes(one) && pattern.test(plainLetters(name)),
    )?.[0];
    if (column) columns.set(i, column);
  }
  if (![...columns.values()].includes('vendor_name')) return [];
  return rows.map((row) =>
    Object.fromEntries([...columns].map(([i, column]) => [column, unguarded(row[i]?.trim() ?? '')])),
  );
}

/** Returns a key that is equal for vendors with the same name and category, ignoring case and accents. */
export const contactKey = ({
  vendor_name,
  category,
}: Pick<VendorContact, 'vendor_name' | 'category'>): string =>
  `${category} ${plainLetters(vendor_name).trim()}`;

/** Updates a stored vendor with imported data. An empty imported value doesn't overwrite the stored value. */
const broughtUpToDate = (known: Vendor, now: VendorContact): Vendor => ({
  ...known,
  contact_name: now.contact_name ?? known.contact_name,
  email: now.email ?? known.email,
  phone: now.phone ?? known.phone,
  website: now.website ?? known.website,
  place: now.place ?? known.place,
  language: now.language ?? known.language,
  style: now.style ?? known.style,
  notes: now.notes ?? known.notes,
});

interface AddressBookChange {
  readonly before: Vendor | null;
  readonly after: Vendor;
}

/**
 * Returns the changes that an import of contacts makes. Vendors with the same name and category are updated
 * instead of added.
 */
export function bookChanges(
  contacts: readonly VendorContact[],
  known: readonly Vendor[],
  newId: () => string,
): AddressBookChange[] {
  const existing = new Map(known.map((vendor) => [contactKey(vendor), vendor]));
  const wanted = new Map(contacts.map((contact) => [contactKey(contact), contact]));
  return [...wanted].flatMap(([key, contact]): AddressBookChange[] => {
    const before = existing.get(key);
    if (!before) return [{ before: null, after: { ...contactIn(contact), id: newId(), version: 0 } }];
    const after = broughtUpToDate(before, contact);
    return sameJson(after, before) ? [] : [{ before, after }];
  });
}
