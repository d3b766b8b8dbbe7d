/**
 * A task being scheduled backwards from the event. All figures are days before the event, negative after it.
 */
type ScheduleStep = {
  readonly id: string;
  readonly lead: number;
  readonly floor: number;
  readonly days: number;
  readonly priority: number;
  /** The makers' production time in days. */
  readonly keeps?: number | undefined;
  /** True if the step is done at an office that closes on weekends. */
  readonly office?: true | undefined;
  readonly after: readonly string[];
  readonly gap?: Readonly<Record<string, number>> | undefined;
  /** The legal time limit in days; the task comes first while it lasts. */
  readonly legal?: number | undefined;
  readonly soon?: number | undefined;
  /** Earliest days before the event for `soon`. */
  readonly opens?: number | undefined;
};

/**
 * How a lead time fits; `tight` is later than the task's floor, so that it must be done at once or not at
 * all.
 */
export type Fit = 'usual' | 'compressed' | 'tight';
type ScheduledStep = { readonly lead: number; readonly fit: Fit };

/** The share of the overdue tasks' usual days in which they are caught up: three or four tasks a week (D). */
const CATCH_UP_PART = 1 / 6;

/** Days before the event that catching up leaves free at most, and the share of the remaining time (D). */
const KEPT_DAYS = 35;
const KEPT_PART = 0.4;

/** Days before the first task on a late start, or the share of the remaining time. */
const GRACE_DAYS = 6;
const GRACE_PART = 0.05;

/** Days of lead by which a lower priority is postponed among overdue steps (D). */
const PRIORITY_DAYS = 28;

/** Margin in days before a legal time limit, as long as possible. */
const LEGAL_MARGIN = 14;

/**
 * Under a month, guests get two weeks to answer at best; below this number of days, a third of the remaining
 * time.
 */
const MONTH = 31;
const HASTY_GAP = 14;
const HASTY_PART = 0.35;

function gapIn(gap: number, left: number): number {
  if (left >= 2 * gap) return gap;
  return Math.min(gap, left >= MONTH ? HASTY_GAP : Math.floor(left * HASTY_PART));
}

/** The least share of the usual lead time that still counts as usual, or two weeks. */
const ALIKE_PART = 0.8;
const ALIKE_DAYS = 14;

/** Compares a lead time with the usual one. */
export function fitOf(placed: number, usual: number, floor: number): Fit {
  // A task after the event waits for a working day.
  if (usual < 0) return 'usual';
  if (placed < Math.min(floor, usual)) return 'tight';
  return placed >= usual * ALIKE_PART || placed >= usual - ALIKE_DAYS ? 'usual' : 'compressed';
}

/** Returns how many days a step may be later than its usual date and still count as kept. */
const nearly = (lead: number): number =>
  Math.min(Math.ceil(lead * ALIKE_PART), Math.max(0, lead - ALIKE_DAYS));

/**
 * Returns steps whose usual day has passed, in the order to catch up: by usual day and importance; steps with
 * months of production come directly after their dependency.
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

/** Schedules overdue steps one after another from the first days on, as densely as necessary. */
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
 * Schedules steps in the remaining time. `left` is in days, at least 1; the earliest due day is tomorrow, so
 * that nothing is overdue when the list is made. Steps whose usual day is ahead keep it, or nearly; overdue
 * ones come first. A step is never later than one that depends on it. `working` moves a lead time to a
 * working day. Expects `steps` in topological order.
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
  /** Returns the days between a step and its dependency. */
  const between = (step: ScheduleStep, earlier: string): number => {
    const usual = Math.ceil(step.days * part);
    const both = late.leads.has(step.id) && late.leads.has(earlier);
    const days = both ? Math.min(usual, late.takes(step)) : usual;
    return Math.max(days, gapIn(step.gap?.[earlier] ?? 0, left));
  };
  const leads = new Map<string, number>();
  /** Steps moved further than nearly their usual day, or moved at all. */
  const pushed = new Set<string>();
  const later = new Set<string>();

  for (const step of steps) {
    /** Moves to a working day: earlier if the dependency allows it, otherwise later. */
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
    // A list with spare time starts its first steps at once, although their usual lead time would let them
    // wait.
    const usual = soon !== undefined && room > longest ? Math.max(lead, Math.min(left - soon, opens)) : lead;
    const lawful = legal === undefined ? 0 : Math.min(lead, legal + LEGAL_MARGIN);
    const least = Math.min(room, Math.max(Math.min(lead, floor), lawful));
    const waitsFor = (some: readonly string[]) =>
      Math.min(room, ...some.map((earlier) => (leads.get(earlier) ?? room) - between(step, earlier)));
    // Guests need their days to answer; other late steps are caught up in time for the rest.
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
  // Nothing is due before the common first step, nor that step before its dependency.
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
