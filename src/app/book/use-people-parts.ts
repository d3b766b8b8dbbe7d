import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import { kitchenSheet, MENUS } from '@/domain/guests/kitchen';
import { faces } from '@/features/guests/rows';
import { compareNames, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Block } from '@/parts/pdf/book';

/** Everybody by household, with what they answered and can't eat. */
export function useGuestsPart(plan: Plan): readonly Block[] {
  const { t } = useTranslation('book');
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const description = faces.guests.useDescription(plan.id);
  if (guests.length === 0) return [];
  const nameOf = new Map(households.map(({ id, name }) => [id, name]));
  const home = ({ household_id }: (typeof guests)[number]) => nameOf.get(household_id ?? '') ?? '';
  const rows = guests.toSorted(
    (a, b) =>
      compareNames(home(a) || a.last_name, home(b) || b.last_name) || compareNames(fullName(a), fullName(b)),
  );
  const of = (key: string) => description.columns.filter((one) => one.key.split('.')[0] === key);
  const cell = (guest: (typeof guests)[number], ...keys: string[]) =>
    keys
      .flatMap(of)
      .flatMap(({ text }) => text(guest) ?? [])
      .join(', ') || null;
  const replies = (guest: (typeof guests)[number]) =>
    parts
      .flatMap((part) => {
        const column = description.columns.find(({ key }) => key === `replies.${part.id}`);
        const text = column && (column.lines?.(guest).join() ?? column.text(guest));
        return text ? `${part.name}: ${text}` : [];
      })
      .join('\n') || null;
  const table = [
    { head: t('guests.household'), cells: rows.map((guest) => home(guest) || null) },
    { head: t('guests.name'), cells: rows.map(fullName) },
    { head: t('guests.people'), cells: rows.map(({ party_size }) => formatNumber(party_size)) },
    { head: t('guests.replies'), cells: rows.map(replies) },
    {
      head: t('guests.food'),
      cells: rows.map((guest) => cell(guest, 'diets', 'allergens', 'dietary_notes')),
    },
    { head: t('guests.phone'), cells: rows.map((guest) => guest.phone_number) },
  ].filter(({ cells }) => cells.some((one) => one !== null));
  return [
    {
      kind: 'table',
      head: table.map(({ head }) => head),
      figures: table.flatMap(({ head }, i) => (head === t('guests.people') ? i : [])),
      rows: rows.map((_, at) => table.map(({ cells }) => cells[at] ?? null)),
    },
  ];
}

/** What is cooked for each part, and for whom with care. */
export function useKitchenPart(plan: Plan): readonly Block[] {
  const { t } = useTranslation(['guests', 'book']);
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const byId = new Map(households.map((one) => [one.id, one]));
  return parts.flatMap((part): Block[] => {
    const sheet = kitchenSheet(guests, byId, part.id);
    if (sheet.people === 0) return [];
    const menus = MENUS.filter((menu) => sheet.menus[menu] > 0).map((menu) => [
      menu === 'standard' ? t('kitchen.standard') : t(`diet.${menu}`),
      formatNumber(sheet.menus[menu]),
    ]);
    return [
      { kind: 'heading', text: part.name },
      {
        kind: 'table',
        head: [t('kitchen.menus'), t('book:guests.people')],
        figures: [1],
        hasTotal: true,
        rows: [
          ...menus,
          ...(sheet.babies > 0 ? [[t('kitchen.babies'), formatNumber(sheet.babies)]] : []),
          [t('kitchen.total'), formatNumber(sheet.people)],
        ],
      },
      ...(sheet.special.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: [t('kitchen.special'), t('form.allergens'), t('form.dietary')],
              rows: sheet.special.map(({ name, guest }) => [
                name,
                guest.allergens.map((one) => t(`allergen.${one}`)).join(', ') || null,
                guest.dietary_notes,
              ]),
            } as const,
          ]),
    ];
  });
}
