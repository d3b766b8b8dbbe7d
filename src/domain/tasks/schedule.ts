/** A task on its way backwards from the event. All figures are days before the event; after it they are negative. */
type ScheduleStep = {
  readonly id: string;
  readonly lead: number;
  readonly floor: number;
  readonly days: number;
  readonly priority: number;
  /** What makers take. */
  readonly keeps?: number | undefined;
  /** Done at an office that is closed on weekends. */
  readonly office?: true | undefined;
  readonly after: readonly string[];
  readonly gap?: Readonly<Record<string, number>> | undefined;
  /** The law's own days: it is done first while they last. */
  readonly legal?: number | undefined;
  readonly soon?: number | undefined;
  /** Earliest days before the event for `soon`. */
  readonly opens?: number | undefined;
};

/** `tight`: later than the task's floor, to be done at once or not at all. */
export type Fit = 'usual' | 'compressed' | 'tight';
type ScheduledStep = { readonly lead: number; readonly fit: Fit };

/** What is overdue by the usual plan is caught up with in a sixth of its days: three or four tasks a week (D). */
const CATCH_UP_PART = 1 / 6;

/** Catching up leaves free these days before the event at most, and at most this part of the time left (D). */
const KEPT_DAYS = 35;
const KEPT_PART = 0.4;

/** Days before the first due task on a late start, or this share of the time left. */
const GRACE_DAYS = 6;
const GRACE_PART = 0.05;

/** Days of lead by which a lower priority is postponed among overdue steps (D). */
const PRIORITY_DAYS = 28;

/** A law's time is used with two weeks to spare, while there are any. */
const LEGAL_MARGIN = 14;

/** Under a month, guests answer in two weeks at best; below this many days, in a third of the time left. */
const MONTH = 31;
const HASTY_GAP = 14;
const HASTY_PART = 0.35;

function gapIn(gap: number, left: number): number {
  if (left >= 2 * gap) return gap;
  return Math.min(gap, left >= MONTH ? HASTY_GAP : Math.floor(left * HASTY_PART));
}

/** Nearer to the event than usual by so little is no news: a fifth of the lead, or two weeks. */
const ALIKE_PART = 0.8;
const ALIKE_DAYS = 14;

/** How a lead compares with the usual one. */
export function fitOf(placed: number, usual: number, floor: number): Fit {
  // A task after the event waits for a working day.
  if (usual < 0) return 'usual';
  if (placed < Math.min(floor, usual)) return 'tight';
  return placed >= usual * ALIKE_PART || placed >= usual - ALIKE_DAYS ? 'usual' : 'compressed';
}

/** The days by which a step that keeps its usual date may still be later than it. */
const nearly = (lead: number): number =>
  Math.min(Math.ceil(lead * ALIKE_PART), Math.max(0, lead - ALIKE_DAYS));

/**
 * Steps whose usual day has passed, in the order to catch up: by usual day and importance; steps with months
 * of production directly after their dependency.
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

/** Overdue steps one after another from the first days on, as densely as the time left requires. */
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
 * Schedules steps in the time left. `left` is in days, at least 1; the earliest due day is tomorrow, so that
 * nothing is overdue when the list is made. Steps whose usual day is ahead keep it, or nearly; overdue ones
 * come first. A step is never later than one that depends on it. `working` moves a lead to a working day.
 * Expects `steps` in topological order.
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
  /** Days between a step and what it waits for. */
  const between = (step: ScheduleStep, earlier: string): number => {
    const usual = Math.ceil(step.days * part);
    const both = late.leads.has(step.id) && late.leads.has(earlier);
    const days = both ? Math.min(usual, late.takes(step)) : usual;
    return Math.max(days, gapIn(step.gap?.[earlier] ?? 0, left));
  };
  const leads = new Map<string, number>();
  /** Moved beyond what is nearly their usual day, and moved at all. */
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
    // With time to spare the first steps need not wait for it to run down.
    const usual = soon !== undefined && room > longest ? Math.max(lead, Math.min(left - soon, opens)) : lead;
    const lawful = legal === undefined ? 0 : Math.min(lead, legal + LEGAL_MARGIN);
    const least = Math.min(room, Math.max(Math.min(lead, floor), lawful));
    const waitsFor = (some: readonly string[]) =>
      Math.min(room, ...some.map((earlier) => (leads.get(earlier) ?? room) - between(step, earlier)));
    // Guests need their days to answer; all else that is late is caught up with in time for what isn't.
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
  // Nothing is due before the common first step, nor that before its dependency.
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
