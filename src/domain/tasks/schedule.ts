/** A task on its way backwards from the event. All figures are days before the event; after it they are negative. */
export type Step = {
  readonly id: string;
  readonly lead: number;
  readonly floor: number;
  readonly days: number;
  readonly after: readonly string[];
  readonly gap?: Readonly<Record<string, number>> | undefined;
  /** The law's own days: it is done first while they last. */
  readonly legal?: number | undefined;
  readonly soon?: number | undefined;
  /** Not earlier than so many days before the event for the sake of `soon`. */
  readonly opens?: number | undefined;
};

/** `tight`: later than the task's floor, to be done at once or not at all. */
export type Fit = 'usual' | 'compressed' | 'tight';
export type Placed = { readonly lead: number; readonly fit: Fit };

/**
 * The days nearest to the event keep their usual order of things, whatever the length of the engagement; these many
 * at most, and at most this part of the time left. The product's own choice (confidence D).
 */
const KEPT_DAYS = 35;
const KEPT_PART = 0.4;

/** A squeezed list leaves its reader these days before the first task is due, or this part of the time left. */
const GRACE_DAYS = 6;
const GRACE_PART = 0.05;

/** A law's time is used with two weeks to spare, while there are any. */
const LEGAL_MARGIN = 14;

/** Under a month guests answer in two weeks at best; under so many days in a third of what is left. */
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
  // What comes after the event can wait for a working day.
  if (usual < 0) return 'usual';
  if (placed < Math.min(floor, usual)) return 'tight';
  return placed >= usual * ALIKE_PART || placed >= usual - ALIKE_DAYS ? 'usual' : 'compressed';
}

/** Maps the usual leads, up to `longest`, into `room` days; never changes their order. */
function squeezer(room: number, longest: number): (lead: number) => number {
  if (room >= longest) return (lead) => lead;
  const kept = Math.min(KEPT_DAYS, Math.floor(room * KEPT_PART));
  return (lead) =>
    lead <= kept ? lead : kept + Math.round(((lead - kept) * (room - kept)) / Math.max(1, longest - kept));
}

/**
 * Places steps in the time left. `left` is in days, at least 1; the earliest a step may be due is tomorrow, so that
 * nothing is overdue, or asked for in an evening, when the list is made. A step is never later than the one that
 * waits for it. `working` moves a lead to a day on which people work. Expects `steps` in an order in which nothing stands before what it waits for.
 */
export function place(
  steps: readonly Step[],
  left: number,
  working: (lead: number) => number = (lead) => lead,
): Map<string, Placed> {
  const room = Math.max(0, left - 1);
  const longest = Math.max(0, ...steps.map(({ lead }) => lead));
  const squeeze = squeezer(room - Math.min(GRACE_DAYS, Math.floor(room * GRACE_PART)), longest);
  const pace = room >= longest ? 1 : room / longest;
  const leads = new Map<string, number>();

  for (const { id, lead, floor, soon, opens = left, legal } of steps) {
    if (lead < 0) leads.set(id, lead);
    else {
      // With time to spare the first steps need not wait for it to run down.
      const wanted =
        soon !== undefined && room > longest ? Math.max(lead, Math.min(left - soon, opens)) : squeeze(lead);
      const least = Math.min(lead, floor);
      const lawful = legal === undefined ? 0 : Math.min(lead, legal + LEGAL_MARGIN);
      leads.set(id, Math.min(room, Math.max(wanted, least, lawful)));
    }
  }
  for (const { id, days, after, gap } of [...steps].reverse()) {
    const placed = leads.get(id) ?? 0;
    const moved = working(placed);
    const own = moved > room ? placed : moved;
    leads.set(id, own);
    for (const earlier of after) {
      const before = leads.get(earlier);
      if (before !== undefined)
        leads.set(
          earlier,
          Math.min(
            room,
            Math.max(before, own + Math.max(Math.ceil(days * pace), gapIn(gap?.[earlier] ?? 0, left))),
          ),
        );
    }
  }
  return new Map(
    steps.map(({ id, lead, floor }) => {
      const placed = leads.get(id) ?? 0;
      return [id, { lead: placed, fit: fitOf(placed, lead, floor) }];
    }),
  );
}
