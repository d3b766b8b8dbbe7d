/** A task to schedule. All figures are in days before the event. Negative figures are days after it. */
type ScheduleStep = {
  readonly id: string;
  readonly lead: number;
  readonly floor: number;
  readonly days: number;
  readonly priority: number;
  /** Production time in days. The lead time can't be shorter. */
  readonly keeps?: number | undefined;
  /** True if the task is done at a public office, which is closed on weekends. */
  readonly office?: true | undefined;
  readonly after: readonly string[];
  readonly gap?: Readonly<Record<string, number>> | undefined;
  /** Legal deadline in days before the event. The task is scheduled first if the deadline hasn't passed. */
  readonly legal?: number | undefined;
  readonly soon?: number | undefined;
  /** Limit for `soon`: the task can't be earlier than this many days before the event. */
  readonly opens?: number | undefined;
};

/**
 * How a lead time compares with the usual one. `tight` means later than the task's floor: the task must be
 * done at once or not at all.
 */
export type Fit = 'usual' | 'compressed' | 'tight';
type ScheduledStep = { readonly lead: number; readonly fit: Fit };

/** Share of the usual time in which overdue tasks must be done. This gives three or four tasks a week (D). */
const CATCH_UP_PART = 1 / 6;

/**
 * Number of days before the event that are kept free of overdue tasks (D). With little time, it is the share
 * `KEPT_PART` of the remaining time.
 */
const KEPT_DAYS = 35;
const KEPT_PART = 0.4;

/**
 * Days until the first overdue task is due, or the share `GRACE_PART` of the remaining time if that is less.
 */
const GRACE_DAYS = 6;
const GRACE_PART = 0.05;

/** Among overdue tasks, each lower level of priority is postponed by this many days (D). */
const PRIORITY_DAYS = 28;

/** Margin in days before a legal deadline. It is kept as long as there is enough time. */
const LEGAL_MARGIN = 14;

/**
 * If fewer days than this remain, guests get the share `HASTY_PART` of those days to reply. Otherwise they
 * get `HASTY_GAP` days.
 */
const MONTH = 31;
const HASTY_GAP = 14;
const HASTY_PART = 0.35;

function gapIn(gap: number, left: number): number {
  if (left >= 2 * gap) return gap;
  return Math.min(gap, left >= MONTH ? HASTY_GAP : Math.floor(left * HASTY_PART));
}

/**
 * A lead time counts as usual if it is at least this share of the usual one, or at most `ALIKE_DAYS` shorter.
 */
const ALIKE_PART = 0.8;
const ALIKE_DAYS = 14;

export function fitOf(placed: number, usual: number, floor: number): Fit {
  // A task after the event is moved to the next working day at most, so its time counts as usual.
  if (usual < 0) return 'usual';
  if (placed < Math.min(floor, usual)) return 'tight';
  return placed >= usual * ALIKE_PART || placed >= usual - ALIKE_DAYS ? 'usual' : 'compressed';
}

/** Returns the shortest lead time that counts as usual. */
const nearly = (lead: number): number =>
  Math.min(Math.ceil(lead * ALIKE_PART), Math.max(0, lead - ALIKE_DAYS));

/**
 * Returns the tasks whose usual date has passed, in the order in which to do them. Earlier and more important
 * tasks come first. A task with a long production time comes directly after the task it depends on.
 */
function overdueIn(steps: readonly ScheduleStep[], room: number): ScheduleStep[] {
  const ranks = new Map<string, number>();
  for (const { id, lead, priority, keeps, after } of steps) {
    const own = lead - (priority - 1) * PRIORITY_DAYS;
    const waits = after.flatMap((earlier) => ranks.get(earlier) ?? []);
    const last = Math.min(Number.POSITIVE_INFINITY, ...waits);
    ranks.set(id, keeps !== undefined && waits.length > 0 ? last : Math.min(own, last));
  }
  const rankOf = ({ id }: ScheduleStep) => ranks.get(id) ?? 0;
  return steps.filter(({ lead }) => lead > room).sort((a, b) => rankOf(b) - rankOf(a));
}

type CaughtUp = {
  readonly leads: ReadonlyMap<string, number>;
  readonly takes: (step: ScheduleStep) => number;
};

/** Schedules overdue tasks one after another from tomorrow on, as close together as necessary. */
function caughtUp(steps: readonly ScheduleStep[], room: number): CaughtUp {
  const overdue = overdueIn(steps, room);
  const effort = ({ days }: ScheduleStep) => Math.max(1, days * CATCH_UP_PART);
  const all = overdue.slice(1).reduce((sum, step) => sum + effort(step), 0);
  const first = room - Math.min(GRACE_DAYS, Math.floor(room * GRACE_PART));
  const kept = Math.min(KEPT_DAYS, Math.floor(room * KEPT_PART));
  const pace = all > first - kept ? (first - kept) / all : 1;
  const leads = new Map<string, number>();
  let lead = first;
  for (const step of overdue) {
    if (leads.size > 0) lead -= effort(step) * pace;
    leads.set(step.id, Math.round(lead));
  }
  return { leads, takes: (step) => Math.floor(effort(step) * pace) };
}

/**
 * Schedules tasks in the remaining time. `left` is in days, at least 1. The earliest due date is tomorrow.
 * Tasks whose usual date has passed come first; the others keep their usual date if possible. No task is
 * later than one that depends on it. `working` moves a lead time to a working day. `steps` must be in
 * topological order.
 */
export function place(
  steps: readonly ScheduleStep[],
  left: number,
  working: (lead: number, step: ScheduleStep) => number = (lead) => lead,
): Map<string, ScheduledStep> {
  const room = Math.max(0, left - 1);
  const longest = Math.max(0, ...steps.map(({ lead }) => lead));
  const late = caughtUp(steps, room);
  const part = room >= longest ? 1 : room / longest;
  /** Returns the minimum number of days between a task and another that it depends on. */
  const between = (step: ScheduleStep, earlier: string): number => {
    const usual = Math.ceil(step.days * part);
    const both = late.leads.has(step.id) && late.leads.has(earlier);
    const days = both ? Math.min(usual, late.takes(step)) : usual;
    return Math.max(days, gapIn(step.gap?.[earlier] ?? 0, left));
  };
  const leads = new Map<string, number>();
  /**
   * Tasks that were delayed by the tasks they depend on: `pushed` to a date that isn't usual any more,
   * `later` by any number of days.
   */
  const pushed = new Set<string>();
  const later = new Set<string>();

  for (const step of steps) {
    /**
     * Moves a date to a working day. It becomes earlier if the tasks before it allow that, otherwise later.
     */
    const settled = (wanted: number, least: number, most: number): number => {
      const before = working(wanted, step);
      if (before <= Math.max(wanted, most)) return before;
      for (let after = wanted - 1; after >= least; after -= 1)
        if (working(after, step) === after) return after;
      return wanted;
    };
    const { id, lead, floor, soon, opens = left, legal, after, gap } = step;
    if (lead < 0) {
      leads.set(id, lead);
      continue;
    }
    // If there is more time than usual, the first tasks are due soon, although they could wait.
    const usual = soon !== undefined && room > longest ? Math.max(lead, Math.min(left - soon, opens)) : lead;
    const lawful = legal === undefined ? 0 : Math.min(lead, legal + LEGAL_MARGIN);
    const least = Math.min(room, Math.max(Math.min(lead, floor), lawful));
    const waitsFor = (some: readonly string[]) =>
      Math.min(room, ...some.map((earlier) => (leads.get(earlier) ?? room) - between(step, earlier)));
    // The guests' time to reply must be kept. Other delays can be made up.
    const hard = waitsFor(after.filter((earlier) => gap?.[earlier] !== undefined || pushed.has(earlier)));
    const soft = waitsFor(after.filter((earlier) => late.leads.has(earlier) || later.has(earlier)));
    const own = late.leads.get(id) ?? Math.max(Math.min(usual, soft), Math.min(usual, nearly(lead)));
    const wanted = Math.max(Math.min(own, hard), least);
    if (wanted < own) pushed.add(id);
    if (wanted < usual) later.add(id);
    leads.set(
      id,
      settled(
        wanted,
        pushed.has(id) ? least : Math.max(least, Math.min(wanted, nearly(lead))),
        Math.min(hard, soft),
      ),
    );
  }
  for (const step of [...steps].reverse()) {
    const placed = leads.get(step.id) ?? 0;
    const moved = working(placed, step);
    const own = moved > room ? placed : moved;
    leads.set(step.id, own);
    for (const earlier of step.after) {
      const before = leads.get(earlier);
      if (before !== undefined)
        leads.set(earlier, Math.min(room, Math.max(before, own + between(step, earlier))));
    }
  }
  // The first overdue task, and the tasks it depends on, are due before all others.
  const first = Math.max(...leads.values());
  const begins = [...late.leads.keys()].slice(0, 1);
  for (const id of begins) {
    if (leads.has(id)) leads.set(id, first);
    begins.push(...(steps.find((step) => step.id === id)?.after ?? []));
  }
  return new Map(
    steps.map(({ id, lead, floor }) => {
      const placed = leads.get(id) ?? 0;
      return [id, { lead: placed, fit: fitOf(placed, lead, floor) }];
    }),
  );
}
