import { cleanLine } from '../text';
import { fullName } from './guest';
import { type ImportField, NO, UNNAMED, YES } from './import-words.data';
import { plainText, type SplitName } from './names';
import { peopleNamed } from './quick-names';
import { AND_WORDS } from './quick-words.data';
import type { GuestForm } from './schema';

/** "Carlos Ruiz +1" */
const PLUS = /\s*\(?\+\s?(\d{1,2})\)?$/u;
/** A dot behind "Ma." or "Jr." says nothing, and no name holds one. */
const named = (text: string): string => cleanLine(text).replace(/\.(?=\s|-|$)/gu, '');

/** Who a cell names: one person, several who may share a last name, or a family. */
function peopleInCell(text: string): SplitName[] {
  const head = cleanLine(text);
  const comma = /^([^,]+),\s*([^,]+)$/u.exec(head);
  if (comma)
    return (comma[2] ?? '')
      .split(AND_WORDS)
      .map((name) => ({ name: cleanLine(name), last_name: comma[1] ?? '' }));
  return peopleNamed(head.split(AND_WORDS).map(cleanLine).filter(Boolean));
}

/** The names of the columns for one person; several where "Ana y Luis" stand in one cell. */
function namesIn(whole: string, name: string, last_name: string): SplitName[] {
  const all = whole ? peopleInCell(whole) : name.split(AND_WORDS).map((one) => ({ name: one, last_name }));
  return all.map((one) => ({ name: named(one.name), last_name: named(one.last_name) }));
}

/** "Ana & Luis Gil", "Ana Gil & Luis Pérez" */
function togetherAs(all: readonly SplitName[]): string {
  const [first] = all;
  return first && all.every(({ last_name }) => last_name === first.last_name)
    ? `${all.map(({ name }) => name).join(' & ')} ${first.last_name}`
    : all.map(fullName).join(' & ');
}

type Party = Partial<Pick<GuestForm, 'name' | 'last_name' | 'household' | 'party_size'>> & {
  readonly others: readonly SplitName[];
};

/** Who a row is about: its guest, those who are named beside, and how many come with the guest. */
export function partyFrom(text: (field: ImportField) => string): Party {
  const join = (...fields: ImportField[]) => fields.map(text).filter(Boolean).join(' ');
  const [name, last_name] = [join('name', 'middle_name'), join('last_name', 'second_last_name')];
  const whole = text('full_name');
  const plus = Number(PLUS.exec(whole || last_name || name)?.[1] ?? 0);
  const bare = (one: string) => one.replace(PLUS, '');
  const [first = { name: '', last_name: '' }, ...others] = namesIn(bare(whole), bare(name), bare(last_name));

  // A companion has a column of its own, or a name where others write how many.
  const companions = text('companions');
  const isNamed =
    /\p{L}{2}/u.test(companions) && ![YES, NO, UNNAMED].some((one) => one.test(plainText(companions)));
  const partner = text('partner') || (isNamed ? companions : '');
  const partners =
    partner || text('partner_name') || text('partner_last_name')
      ? namesIn(partner, text('partner_name'), text('partner_last_name'))
      : [];
  const isUnnamed = (one: SplitName) => UNNAMED.test(plainText(fullName(one).trim()));
  others.push(
    ...partners
      .filter((one) => !isUnnamed(one))
      .map((one) => ({ ...one, last_name: one.last_name || first.last_name })),
  );

  const figures = [isNamed ? '' : companions, text('children'), text('adults')];
  const counts = figures.map((one, i) => {
    const folded = plainText(one);
    // "1" is how many, where "yes" is one.
    if (i === 0 && one !== '1' && (YES.test(folded) || UNNAMED.test(folded))) return 1;
    return NO.test(folded) ? 0 : Number(one);
  });
  const [more = 0, children = 0, adults = 0] = counts;
  const beside = plus + partners.filter(isUnnamed).length;
  const people = Number(text('party_size')) || (adults || 1 + others.length + more) + children + beside;
  const size =
    text('party_size') && !Number.isInteger(Number(text('party_size')))
      ? cleanLine(text('party_size'))
      : counts.every(Number.isInteger)
        ? String(Math.max(1, people - others.length))
        : figures.filter(Boolean).join(' ');
  return {
    others,
    ...(first.name ? { name: first.name } : {}),
    ...(first.last_name ? { last_name: first.last_name } : {}),
    ...(others.length > 0 && !text('household') ? { household: togetherAs([first, ...others]) } : {}),
    ...(size !== '1' || text('party_size') ? { party_size: size } : {}),
  };
}
