import { byMonth } from '@/domain/analytics/money-course';
import { REACHES } from '@/domain/guests/reach';
import type { Category } from '@/domain/plan/facts';
import { formatDate, formatMonth, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import {
  countFigure,
  type FigureCell,
  type FigureTable,
  moneyFigure,
  NO_FIGURE,
  whole,
} from '../tables/figure-table';
import type { EventFiguresNow } from './use-event-figures';

/** Returns `path` with filters for the list on that page. */
const only = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters)}`;

/** Returns tables of the event's money: now, by category, and at the end of each month. */
export function useMoneyTables({ plan, money, usual, course }: EventFiguresNow) {
  const { t } = useTranslation('analytics');
  const label = useCategoryLabel();
  const { book, planned, end } = money;
  const { id, currency } = plan;
  const breakdown = paths.budgetBreakdown(id);
  const rows = (measure: string) => only(breakdown, { measure, by: 'item' });
  const cents = (amount: number, to?: string) => moneyFigure(amount, currency, to);
  const range = (low: number, high: number): FigureCell =>
    low === high
      ? cents(low)
      : {
          text: t('money.fromTo', { low: cents(whole(low)).text, high: cents(whole(high)).text }),
          csv: t('money.fromTo', { low: cents(whole(low)).text, high: cents(whole(high)).text }),
        };
  const usualOf = (category: Category): FigureCell => {
    const line = usual?.lines.find((one) => one.category === category);
    return line ? range(line.low, line.high) : NO_FIGURE;
  };
  const now: FigureTable = {
    key: 'money',
    title: t('money.title'),
    first: t('money.figure'),
    head: [t('money.amount')],
    rows: [
      { key: 'budget', label: t('money.budget'), cells: [cents(plan.budget, paths.eventPlan(id))] },
      {
        key: 'planned',
        label: t('money.planned'),
        cells: [cents(planned, only(breakdown, { measure: 'planned' }))],
      },
      { key: 'expected', label: t('money.expected'), cells: [cents(book.total.expected, rows('expected'))] },
      {
        key: 'committed',
        label: t('money.committed'),
        cells: [cents(book.total.committed, rows('committed'))],
      },
      { key: 'paid', label: t('money.paid'), cells: [cents(book.total.paid, rows('paid'))] },
      {
        key: 'forecast',
        label: t('money.forecast'),
        cells: [cents(end.likely, only(breakdown, { measure: 'expected' }))],
      },
      { key: 'range', label: t('money.range'), cells: [range(end.low, end.high)] },
      ...(usual?.usual
        ? [
            {
              key: 'usual',
              label: t('money.usual'),
              cells: [range(usual.usual.low, usual.usual.high)],
            },
          ]
        : []),
    ],
  };
  const categories: FigureTable = {
    key: 'categories',
    title: t('money.byCategory'),
    first: t('categories.category'),
    head: [t('money.expected'), t('money.forecast'), t('money.range'), t('money.usual')],
    rows: end.categories.map(({ category, expected, likely, low, high, quotes }) => ({
      key: category,
      label: label(category),
      to: only(breakdown, { category }),
      cells: [
        cents(expected, paths.budgetItems(id, { category })),
        cents(likely, quotes > 0 ? paths.vendorComparison(category, id) : undefined),
        range(low, high),
        usualOf(category),
      ],
    })),
  };
  const months: FigureTable = {
    key: 'months',
    title: t('money.byMonth'),
    first: t('money.month'),
    head: [t('money.planned'), t('money.committed'), t('money.paid')],
    rows: byMonth(course ?? []).map((point) => ({
      key: point.date,
      label: formatMonth(point.date),
      to: only(breakdown, {
        view: 'moves',
        since: `${point.date.slice(0, 7)}-01`,
        until: point.date,
      }),
      cells: [cents(point.planned), cents(point.committed), cents(point.paid)],
    })),
  };
  return { now, categories, months };
}

export function useReplyTables({ plan, replies }: EventFiguresNow) {
  const { t } = useTranslation('analytics');
  const guests = paths.guestList(plan.id);
  const { counts, course, coming, capacity } = replies;
  const reached = (of: Readonly<Record<(typeof REACHES)[number], number>>, filters = {}) =>
    REACHES.map((reach) => countFigure(of[reach], only(guests, { sent: reach, ...filters })));
  const people = (key: 'accepted' | 'declined' | 'waiting' | 'silent', reply: string) => ({
    key,
    label: t(`replies.${key}`),
    cells: [countFigure(counts[key], only(guests, { reply }))],
  });
  const now: FigureTable = {
    key: 'replies',
    title: t('replies.title'),
    first: t('money.figure'),
    head: [t('replies.people')],
    rows: [
      { key: 'all', label: t('replies.all'), cells: [countFigure(counts.invited, guests)] },
      people('accepted', 'accepted'),
      people('declined', 'declined'),
      people('waiting', 'waiting'),
      people('silent', 'open'),
      ...(coming
        ? [
            {
              key: 'coming',
              label: t('replies.coming'),
              cells: [
                {
                  text: t('replies.comingText', {
                    expected: formatNumber(coming.expected),
                    low: formatNumber(coming.low),
                    high: formatNumber(coming.high),
                  }),
                  csv: countFigure(coming.expected).csv,
                  to: guests,
                },
              ],
            },
          ]
        : []),
      {
        key: 'plan',
        label: t('replies.plan'),
        cells: [countFigure(plan.guest_count, paths.eventPlan(plan.id))],
      },
      ...(capacity === null
        ? []
        : [
            {
              key: 'room',
              label: t('replies.room'),
              cells: [countFigure(capacity, only(paths.vendorComparison('venue'), { plan: plan.id }))],
            },
          ]),
    ],
  };
  const head = REACHES.map((reach) => t(`replies.${reach}`));
  const channels: FigureTable = {
    key: 'channels',
    title: t('replies.byChannel'),
    first: t('replies.channel'),
    head,
    rows: course.channels.map(({ channel, ...of }) => ({
      key: channel ?? 'none',
      label: t(`replies.channels.${channel ?? 'none'}`),
      cells: reached(of, { channel: channel ?? 'none' }),
    })),
  };
  const weeks: FigureTable = {
    key: 'weeks',
    title: t('replies.byWeek'),
    first: t('replies.week'),
    head,
    rows: course.weeks.map(({ week, ...of }) => ({
      key: week,
      label: formatDate(week, 'medium'),
      cells: reached(of, { week }),
    })),
  };
  return { now, channels, weeks };
}

export function useTaskTables({ plan, tasks }: EventFiguresNow) {
  const { t } = useTranslation('analytics');
  const list = paths.eventTasks(plan.id);
  const open = tasks.tasks - tasks.done;
  const now: FigureTable = {
    key: 'tasks',
    title: t('tasks.title'),
    first: t('money.figure'),
    head: [t('tasks.tasks')],
    rows: [
      { key: 'done', label: t('tasks.done'), cells: [countFigure(tasks.done, only(list, { show: 'done' }))] },
      { key: 'open', label: t('tasks.open'), cells: [countFigure(open, list)] },
      {
        key: 'overdue',
        label: t('tasks.overdue'),
        cells: [countFigure(tasks.overdue, only(list, { show: 'overdue' }))],
      },
    ],
  };
  const people: FigureTable = {
    key: 'people',
    title: t('tasks.byPerson'),
    first: t('tasks.person'),
    head: [t('tasks.open'), t('tasks.overdue'), t('tasks.done')],
    rows: tasks.people.map(({ assignee, ...of }) => ({
      key: assignee ?? '',
      label: assignee ?? t('tasks.nobody'),
      cells:
        assignee === null
          ? [
              countFigure(of.open, only(list, { show: 'unassigned' })),
              countFigure(of.overdue),
              countFigure(of.done),
            ]
          : [
              countFigure(of.open, only(list, { assignee })),
              countFigure(of.overdue, only(list, { show: 'overdue', assignee })),
              countFigure(of.done, only(list, { show: 'done', assignee })),
            ],
    })),
  };
  return { now, people };
}

/** Returns the table of vendors' response times by category. */
export function useVendorTable({ plan, vendors }: EventFiguresNow): FigureTable {
  const { t } = useTranslation('analytics');
  const label = useCategoryLabel();
  const days = (count: number | null): FigureCell =>
    count === null
      ? NO_FIGURE
      : {
          text: t('vendors.dayCount', { count }),
          csv: { figure: count, decimals: Number.isInteger(count) ? 0 : 1 },
        };
  return {
    key: 'vendors',
    title: t('vendors.title'),
    first: t('categories.category'),
    head: (['asked', 'answered', 'days', 'slowest', 'waiting', 'longest'] as const).map((key) =>
      t(`vendors.${key}`),
    ),
    rows: vendors.times.map(({ category, ...of }) => {
      const list = only(paths.vendorComparison(category), { plan: plan.id, view: 'list' });
      return {
        key: category,
        label: label(category),
        to: list,
        cells: [
          countFigure(of.asked, list),
          countFigure(of.answered, list),
          days(of.days),
          days(of.slowest),
          countFigure(of.waiting, only(paths.vendorComparison(category), { plan: plan.id, view: 'board' })),
          days(of.longest),
        ],
      };
    }),
  };
}
