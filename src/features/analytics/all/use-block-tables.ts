import type { Plan } from '@/data/plans';
import { type EventFigures, eventLines, typeLines } from '@/domain/analytics/analytics';
import { deviations, type Grouping } from '@/domain/analytics/deviation';
import { type KeptForecast, outcomes } from '@/domain/analytics/outcomes';
import { type EventType, LOCATION_TYPES, type LocationType } from '@/domain/plan/facts';
import { formatDate, formatNumber, formatPercent } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import {
  countFigure,
  differenceFigure,
  type FigureCell,
  type FigureTable,
  moneyFigure,
  NO_FIGURE,
} from '../tables/figure-table';

export interface BlockTables {
  readonly events: FigureTable;
  readonly types: FigureTable;
  /** Tables of cost deviations, one for each group of the chosen grouping. */
  readonly deviations: readonly FigureTable[];
  readonly outcomes: FigureTable;
  readonly hasPast: boolean;
  /** Number of past events without a stored forecast. */
  readonly without: number;
}

interface BlockInput {
  figures: readonly EventFigures[];
  kept: readonly KeptForecast[];
  by: Grouping;
  today: string;
}

const text = (words: string): FigureCell => ({ text: words, csv: words });

/** Returns the figures of all events in one currency as tables. `isNamed` adds the currency to the titles. */
export function useBlockTables({ figures, kept, by, today }: BlockInput) {
  const { t } = useTranslation(['analytics', 'common']);
  const label = useCategoryLabel();
  /** Returns this page's address with other filters. */
  const here = (filters: Readonly<Record<string, string>>) =>
    `${paths.analytics()}?${new URLSearchParams({ view: 'all', ...filters })}`;
  const isPlace = (group: string): group is LocationType => LOCATION_TYPES.some((one) => one === group);
  const groupName = (group: string): string =>
    by === 'size'
      ? group === 'null'
        ? t('deviation.larger')
        : t('deviation.upTo', { count: Number(group) })
      : isPlace(group)
        ? t(`common:locationType.${group}`)
        : t(`common:eventType.${group as EventType}`);

  return (events: readonly Plan[], currency: string, isNamed: boolean): BlockTables => {
    const titled = (title: string) => (isNamed ? `${title} · ${currency}` : title);
    const cents = (amount: number, to?: string) => moneyFigure(amount, currency, to);
    const lines = eventLines(events, figures);
    const signed = (share: number): FigureCell => ({
      text:
        Math.abs(share) < 0.005
          ? t('types.even')
          : `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share), 0)}`,
      csv: { figure: share * 100, decimals: 1 },
      isOver: share >= 0.005,
    });
    const past = lines.filter(({ event }) => event.event_date < today);
    const found = outcomes(lines, kept, today);
    const ended = deviations(events, figures, by, today);
    const groups = [...new Set(ended.map(({ group }) => group))];
    const own = isNamed ? { currency } : {};
    return {
      hasPast: past.length > 0,
      without: past.length - found.length,
      events: {
        key: 'events',
        title: titled(t('events.title')),
        first: t('events.event'),
        head: [
          t('type'),
          t('events.date'),
          ...(['budget', 'expected', 'committed', 'paid', 'left', 'perGuest'] as const).map(
            (key) => `${t(`events.${key}`)} (${currency})`,
          ),
          ...(['accepted', 'declined', 'waiting', 'silent'] as const).map((key) => t(`replies.${key}`)),
        ],
        rows: lines.map(({ event, per_guest, ...line }) => ({
          key: event.id,
          label: event.name,
          cells: [
            text(t(`common:eventType.${event.event_type}`)),
            { text: formatDate(event.event_date, 'short'), csv: event.event_date },
            cents(event.budget),
            cents(line.expected),
            cents(line.committed),
            cents(line.paid),
            cents(line.left),
            per_guest === null ? NO_FIGURE : cents(per_guest),
            countFigure(line.accepted),
            countFigure(line.declined),
            countFigure(line.waiting),
            countFigure(line.silent),
          ],
        })),
      },
      types: {
        key: 'types',
        title: titled(t('types.title')),
        first: t('types.type'),
        head: (['events', 'budget', 'guests', 'perGuest', 'deviation'] as const).map((key) =>
          t(`types.${key}`),
        ),
        rows: typeLines(lines).map(({ event_type, budget, guests, per_guest, deviation, ...one }) => ({
          key: event_type,
          label: t(`common:eventType.${event_type}`),
          cells: [
            countFigure(one.events, here({ type: event_type, ...own })),
            cents(budget),
            { text: formatNumber(Math.round(guests)), csv: { figure: guests, decimals: 1 } },
            per_guest === null ? NO_FIGURE : cents(per_guest),
            deviation === null ? NO_FIGURE : signed(deviation),
          ],
        })),
      },
      deviations: groups.map((group) => ({
        key: group,
        title: titled(groupName(group)),
        first: t('categories.category'),
        head: (['events', 'planned', 'cost', 'difference'] as const).map((key) => t(`deviation.${key}`)),
        rows: ended
          .filter((one) => one.group === group)
          .map(({ category, planned, cost, difference, ...one }) => ({
            key: category,
            label: label(category),
            cells: [
              countFigure(one.events, here({ when: 'past', [by]: group, ...own })),
              cents(planned),
              cents(cost),
              differenceFigure(difference, currency),
            ],
          })),
      })),
      outcomes: {
        key: 'outcomes',
        title: titled(t('outcome.title')),
        first: t('events.event'),
        head: (['expected', 'now', 'difference', 'accepted', 'arrived', 'missing'] as const).map((key) =>
          t(`outcome.${key}`),
        ),
        rows: found.map(({ line: { event, expected }, kept: one, cost, people }) => ({
          key: event.id,
          label: event.name,
          to: paths.analytics(event.id),
          cells: [
            cents(one.expected),
            cents(expected, paths.budgetBreakdown(event.id)),
            differenceFigure(cost, currency),
            countFigure(one.accepted, `${paths.guestList(event.id)}?reply=accepted`),
            one.arrived === null ? NO_FIGURE : countFigure(one.arrived, paths.checkIn(event.id)),
            people === null
              ? NO_FIGURE
              : { text: formatNumber(people).replace('-', '−'), csv: { figure: people, decimals: 0 } },
          ],
        })),
      },
    };
  };
}
