import { useCallback, useMemo } from 'react';
import { GUESTS } from '@/data/guests';
import {
  SEAT_ASSIGNMENTS,
  SEATING_CHARTS,
  SEATING_PRINTS,
  SEATING_RULES,
  SEATING_TABLES,
  SEATING_WISHES,
} from '@/data/seating';
import { mergeFields } from '@/data/sync/noun';
import { useRows } from '@/data/sync/use-rows';
import { fullName } from '@/domain/guests/guest';
import type {
  LengthUnit,
  RoomItem,
  SeatAssignment,
  SeatingChart,
  SeatingWish,
  StoredRule,
} from '@/domain/seating/chart';
import type { SeatingPrint } from '@/domain/seating/papers';
import { formatInstant, formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { useLengths } from './use-lengths';

function useLengthsOf() {
  const m = useLengths('m');
  const ft = useLengths('ft');
  return useCallback((unit: LengthUnit) => (unit === 'm' ? m : ft), [m, ft]);
}

function useThingDescription(plan_id: string): RowDescription<RoomItem> {
  const { t } = useTranslation('seating');
  const charts = useRows(SEATING_CHARTS, plan_id);
  const inLengths = useLengthsOf();
  return useMemo(() => {
    const unitOf = (chart_id: string) => charts.find(({ id }) => id === chart_id)?.unit ?? 'm';
    return {
      title: ({ name }) => name,
      limit: t('limit.table'),
      columns: [
        { key: 'name', label: t('thing.name'), text: ({ name }) => name },
        { key: 'shape', label: t('thing.shape'), text: ({ shape }) => t(`shape.${shape}`) },
        { key: 'seats', label: t('thing.seats'), text: ({ seats }) => formatNumber(seats) },
        {
          key: 'wheelchair_places',
          label: t('thing.wheelchair'),
          text: ({ wheelchair_places }) => formatNumber(wheelchair_places),
        },
        {
          key: 'size',
          label: t('description.size'),
          text: ({ width, height, chart_id }) => inLengths(unitOf(chart_id)).area(width, height),
        },
        {
          key: 'rotation',
          label: t('thing.rotation'),
          text: ({ rotation }) => formatNumber(rotation),
        },
        { key: 'couple', label: t('couple.here'), text: ({ couple }) => (couple ? t('couple.yes') : null) },
        {
          key: 'chart_id',
          label: t('description.room'),
          text: ({ chart_id }) =>
            charts.length > 1 ? (charts.find(({ id }) => id === chart_id)?.name ?? null) : null,
        },
        {
          key: 'place',
          label: t('description.position'),
          text: ({ x, y, chart_id }) => inLengths(unitOf(chart_id)).area(x, y),
        },
      ],
    };
  }, [t, charts, inLengths]);
}

function useChartDescription(): RowDescription<SeatingChart> {
  const { t } = useTranslation('seating');
  const inLengths = useLengthsOf();
  return useMemo(
    () => ({
      title: ({ name }) => name,
      limit: t('limit.chart'),
      columns: [
        { key: 'name', label: t('thing.name'), text: ({ name }) => name },
        {
          key: 'size',
          label: t('description.room'),
          text: ({ width, height, unit }) => inLengths(unit).area(width, height),
        },
        {
          key: 'couple_place',
          label: t('couple.title'),
          text: ({ couple_place }) => (couple_place ? t(`couple.${couple_place}`) : null),
        },
        {
          key: 'floor',
          label: t('floor.title'),
          text: ({ floor, unit }) => {
            const { words } = inLengths(unit);
            return (
              floor &&
              t(floor.shown ? 'floor.described' : 'floor.describedHidden', {
                width: words(floor.width),
                x: words(floor.x),
                y: words(floor.y),
              })
            );
          },
        },
      ],
    }),
    [t, inLengths],
  );
}

const useNames = (plan_id: string) => {
  const guests = useRows(GUESTS, plan_id);
  const things = useRows(SEATING_TABLES, plan_id);
  return useMemo(
    () => ({
      guests: new Map(guests.map((guest) => [guest.id, fullName(guest)])),
      tables: new Map(things.map(({ id, name }) => [id, name])),
    }),
    [guests, things],
  );
};

function useSeatDescription(plan_id: string): RowDescription<SeatAssignment> {
  const { t } = useTranslation('seating');
  const names = useNames(plan_id);
  return useMemo(
    () => ({
      title: ({ guest_id, person }) => {
        const name = names.guests.get(guest_id) ?? t('description.nobody');
        return t('description.seatOf', {
          name: person === 0 ? name : t('list.plus', { name, number: person }),
        });
      },
      limit: t('limit.seat'),
      columns: [
        { key: 'table', label: t('move.table'), text: ({ table_id }) => names.tables.get(table_id) ?? null },
        {
          key: 'seat',
          label: t('move.seat'),
          text: ({ seat }) => (seat < 0 ? null : formatNumber(seat + 1)),
        },
        { key: 'locked', label: t('move.lock'), text: ({ locked }) => (locked ? t('couple.yes') : null) },
      ],
    }),
    [t, names],
  );
}

function useRuleDescription(plan_id: string): RowDescription<StoredRule> {
  const { t } = useTranslation('seating');
  const names = useNames(plan_id);
  return useMemo(() => {
    const title = ({ kind, guests, tables, least }: StoredRule) => {
      const who = guests.flatMap((id) => names.guests.get(id) ?? []);
      const where = tables.flatMap((id) => names.tables.get(id) ?? []);
      if (kind === 'at-least')
        return where.length > 0
          ? t('rule.atLeastAt', { count: least ?? 0, tables: formatList(where) })
          : t('rule.atLeast', { count: least ?? 0 });
      const words = kind === 'at-table' && where.length > 0 ? formatList(where) : t(`kind.${kind}`);
      if (kind === 'together' && guests.length === 0) return t('rule.households');
      return who.length > 0 ? `${words}: ${formatList(who)}` : words;
    };
    return {
      title,
      limit: t('rule.limit'),
      columns: [
        { key: 'kind', label: t('rule.kind'), text: title },
        {
          key: 'hard',
          label: t('rule.strength'),
          text: ({ hard, weight }) =>
            t(hard ? 'rule.hard' : weight >= 5 ? 'rule.strong' : weight >= 3 ? 'rule.medium' : 'rule.weak'),
        },
      ],
    };
  }, [t, names]);
}

function useWishDescription(): RowDescription<SeatingWish> {
  const { t } = useTranslation('seating');
  return useMemo(
    () => ({
      title: () => t('description.wish'),
      limit: t('rule.limit'),
      columns: [{ key: 'reason', label: t('rule.reason'), text: ({ reason }) => reason }],
    }),
    [t],
  );
}

function usePrintDescription(): RowDescription<SeatingPrint> {
  const { t } = useTranslation('seating');
  return useMemo(
    () => ({
      title: ({ number, printed_at }) => t('paper.stamp', { number, date: formatInstant(printed_at) }),
      limit: t('paper.limit'),
      columns: [
        {
          key: 'papers',
          label: t('paper.version'),
          text: ({ papers }) => formatList(papers.map((paper) => t(`paper.${paper}`))),
        },
      ],
    }),
    [t],
  );
}

/**
 * Three-way merge in which table and seat are one field, so that my seat is never combined with their table.
 */
function mergeSeat(base: SeatAssignment, theirs: SeatAssignment, mine: SeatAssignment): SeatAssignment {
  const { table_id, seat } = mine;
  const isMoved = table_id !== base.table_id || seat !== base.seat;
  return { ...mergeFields(base, theirs, mine), ...(isMoved ? { table_id, seat } : {}) };
}

/**
 * Returns an assignment without a seat. It stands for an unseated guest when a change is shown as before and
 * after.
 */
const noSeat = (): SeatAssignment => ({
  id: '',
  version: 0,
  chart_id: '',
  table_id: '',
  guest_id: '',
  person: 0,
  seat: -1,
  locked: false,
});

export const faces = {
  seating_charts: face(SEATING_CHARTS, useChartDescription),
  seating_tables: face(SEATING_TABLES, useThingDescription),
  seat_assignments: face(SEAT_ASSIGNMENTS, useSeatDescription, { merge: mergeSeat, blank: noSeat }),
  seating_prints: face(SEATING_PRINTS, usePrintDescription),
  seating_rules: face(SEATING_RULES, useRuleDescription),
  seating_wishes: face(SEATING_WISHES, useWishDescription),
};
