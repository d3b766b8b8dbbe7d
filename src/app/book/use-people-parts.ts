import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { type EventPart, fullName, type Guest } from '@/domain/guests/guest';
import { kitchenSheet, MENUS } from '@/domain/guests/kitchen';
import { partState } from '@/domain/guests/replies';
import { faces } from '@/features/guests/rows';
import { compareNames, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PageBlock } from '@/parts/print/book';

/** Maximum number of event parts that get their own column of replies. */
const MOST_COLUMNS = 3;

export function useGuestsPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['book', 'guests']);
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const description = faces.guests.useDescription(plan.id);
  if (guests.length === 0) return [];
  const byId = new Map(households.map((one) => [one.id, one]));
  const home = ({ household_id }: Guest) => byId.get(household_id ?? '')?.name ?? '';
  const rows = guests.toSorted(
    (a, b) =>
      compareNames(home(a) || a.last_name, home(b) || b.last_name) || compareNames(fullName(a), fullName(b)),
  );
  const cell = (guest: Guest, ...keys: string[]) =>
    keys
      .flatMap((key) => description.columns.filter((one) => one.key === key))
      .flatMap(({ text }) => text(guest) ?? [])
      .join(', ') || null;
  /** Returns a guest's reply to a part; empty if the guest isn't invited to it. */
  const reply = (guest: Guest, part: EventPart) => {
    const state = partState(guest, byId.get(guest.household_id ?? '') ?? null, part.id);
    return state === 'uninvited' ? null : (cell(guest, `replies.${part.id}`) ?? t(`guests:reply.${state}`));
  };
  const replies =
    parts.length <= MOST_COLUMNS
      ? parts.map((part) => ({ head: part.name, cells: rows.map((guest) => reply(guest, part)) }))
      : [
          {
            head: t('guests.replies'),
            cells: rows.map(
              (guest) =>
                parts
                  .flatMap((part) => {
                    const said = reply(guest, part);
                    return said ? `${part.name}: ${said}` : [];
                  })
                  .join('\n') || null,
            ),
          },
        ];
  const table = [
    { head: t('guests.name'), cells: rows.map(fullName) },
    { head: t('guests.people'), cells: rows.map(({ party_size }) => formatNumber(party_size)) },
    ...replies,
    {
      head: t('guests.food'),
      cells: rows.map((guest) => cell(guest, 'diets', 'allergens', 'dietary_notes')),
    },
    { head: t('guests.phone'), cells: rows.map((guest) => guest.phone_number) },
  ].filter(({ cells }) => cells.some((one) => one !== null));
  // A household of one person gets no heading, because it would repeat the person's name.
  const isGroup = (at: number) => {
    const guest = rows[at];
    const name = guest && home(guest);
    const [before, after] = [rows[at - 1], rows[at + 1]];
    if (!guest || !name || before?.household_id === guest.household_id) return false;
    return name !== fullName(guest) || after?.household_id === guest.household_id;
  };
  const lines = rows.flatMap((guest, at) => [
    ...(isGroup(at) ? [{ isGroup: true, cells: [home(guest), ...table.slice(1).map(() => null)] }] : []),
    { isGroup: false, cells: table.map(({ cells }) => cells[at] ?? null) },
  ]);
  return [
    {
      kind: 'table',
      head: table.map(({ head }) => head),
      figures: table.flatMap(({ head }, i) => (head === t('guests.people') ? i : [])),
      groups: lines.flatMap((line, at) => (line.isGroup ? at : [])),
      rows: lines.map(({ cells }) => cells),
    },
  ];
}

export function useKitchenPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation(['guests', 'book']);
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const byId = new Map(households.map((one) => [one.id, one]));
  return parts.flatMap((part): PageBlock[] => {
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
