import { GUESTS } from '@/data/guests';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import { isTableShape, type RoomItem } from '@/domain/seating/chart';
import { chairsOf } from '@/domain/seating/room/geometry';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { DrawnShape, PageBlock } from '@/parts/print/book';
import { grouped } from './described';

interface Seated {
  readonly seat: number;
  readonly name: string;
}

/** Returns a function that lists a table's guests in the order of their seats. */
function useSeated(): (table_id: string) => readonly Seated[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation('book');
  const guests = useRows(GUESTS, plan.id);
  const seats = useRows(SEAT_ASSIGNMENTS, plan.id);
  const names = new Map(guests.map((guest) => [guest.id, fullName(guest)]));
  const byTable = new Map(grouped(seats, ({ table_id }) => table_id));
  return (table_id) =>
    (byTable.get(table_id) ?? [])
      .toSorted((a, b) => a.seat - b.seat)
      .flatMap(({ guest_id, person, seat }) => {
        const name = names.get(guest_id);
        if (!name) return [];
        return { seat, name: person === 0 ? name : t('seating.companion', { name }) };
      });
}

/** Draws an item of a room, such as a table with its seated guests. */
function shapeOf(thing: RoomItem, seated: readonly Seated[]): DrawnShape {
  const { x, y, width, height, rotation, shape, name } = thing;
  const taken = new Set(seated.map(({ seat }) => seat));
  const isTable = isTableShape(shape);
  return {
    x,
    y,
    width,
    height,
    turn: rotation,
    form:
      shape === 'round' || shape === 'oval' || shape === 'pillar'
        ? 'round'
        : shape === 'half-round'
          ? 'half'
          : 'box',
    isTable,
    chairs: isTable ? chairsOf(thing).map(({ x, y, seat }) => ({ x, y, isTaken: taken.has(seat) })) : [],
    label: name,
  };
}

export function useSeatingPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation('book');
  const charts = useRows(SEATING_CHARTS, plan.id);
  const things = useRows(SEATING_TABLES, plan.id);
  const seated = useSeated();
  return charts.flatMap((chart): PageBlock[] => {
    const inside = things.filter(({ chart_id }) => chart_id === chart.id);
    const tables = inside.filter(({ shape }) => isTableShape(shape));
    if (inside.length === 0) return [];
    return [
      { kind: 'heading', text: chart.name },
      {
        kind: 'drawing',
        width: chart.width,
        height: chart.height,
        outline: chart.outline,
        alt: t('seating.drawing', { name: chart.name, count: tables.length }),
        shapes: inside.map((thing) => shapeOf(thing, seated(thing.id))),
      },
      ...(tables.length === 0
        ? []
        : [
            {
              kind: 'table',
              head: [t('seating.table'), t('seating.taken'), t('seating.guests')],
              figures: [1],
              rows: tables.map(({ id, name, seats }) => {
                const people = seated(id);
                return [
                  name,
                  `${formatNumber(people.length)}/${formatNumber(seats)}`,
                  people.map((one) => one.name).join(', ') || null,
                ];
              }),
            } as const,
          ]),
    ];
  });
}

export function useCardsPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const things = useRows(SEATING_TABLES, plan.id);
  const seated = useSeated();
  const cards = things
    .filter(({ shape }) => isTableShape(shape))
    .flatMap(({ id, name: text }) => seated(id).map(({ name: title }) => ({ title, text })));
  return cards.length === 0 ? [] : [{ kind: 'cards', cards }];
}
