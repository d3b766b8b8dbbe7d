import type { Figure } from './figure';

/** Node's native `import()`, because this file's runner would load packages differently. */
export type Load = (address: string) => Promise<unknown>;

/** Groups of figures. To measure a single group: `npm run bench -- public`. */
const GROUPS: Record<string, (load: Load) => Promise<Iterable<Figure> | AsyncIterable<Figure>>> = {
  public: async () => (await import('./public-pages')).publicPageFigures(),
  lighthouse: async (load) => (await import('./lighthouse')).lighthouseFigures(load),
  phone: async () => (await import('./phone-path')).phonePathFigures(),
  workspace: async () => (await import('./workspace')).workspaceFigures(),
  desk: async () => (await import('./desk')).deskFigures(),
  modules: async () => (await import('./modules')).moduleFigures(),
  'event-page': async () => (await import('./event-page')).eventPageFigures(),
  guests: async () => (await import('./guests')).guestFigures(),
  registrations: async () => (await import('./registrations')).registrationFigures(),
  'registration-race': async () => (await import('./registration-race')).registrationRaceFigures(),
  book: async () => (await import('./book')).bookFigures(),
  allocation: async () => (await import('./allocation')).allocationFigures(),
  drag: async () => (await import('./seating-drag')).dragFigures(),
  seating: async () => (await import('./seating')).seatingFigures(),
  drinks: async () => (await import('./drinks')).drinksFigures(),
  kills: async () => (await import('./kills')).killFigures(),
  'new-module': async () => (await import('./new-module')).newModuleFigures(),
  seats: async () => (await import('./seats')).seatFigures(),
  together: async () => (await import('./together')).togetherFigures(),
  database: async () => (await import('./database')).databaseFigures(),
  mutants: async () => (await import('./mutants')).mutantFigures(),
  journeys: async () => (await import('./journeys')).journeyFigures(),
  analytics: async () => (await import('./database')).analyticsFigures(),
  'analytics-page': async () => (await import('./analytics-page')).analyticsPageFigures(),
};

/** These groups take about an hour, so they run only if named. */
const ON_REQUEST = ['mutants'];

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function line({ name, value, unit, floor, ratio, limit, least, ok }: Figure): string {
  const held = ratio === undefined ? (floor ?? '') : `${ratio.toFixed(2)} × ${floor ?? 'floor'}`;
  const most = limit === undefined ? '' : `at most ${limit}${ratio === undefined ? ` ${unit}` : ' ×'}`;
  const bound = least === undefined ? most : `at least ${least}`;
  return [
    ok ? 'ok  ' : 'MISS',
    name.padEnd(62),
    `${show(value)} ${unit}`.padStart(14),
    held.padEnd(28),
    bound,
  ].join('  ');
}

/**
 * Measures the named groups; without names, all groups except those in `ON_REQUEST`. Returns true if every
 * figure is within its limit.
 */
export async function bench(asked: readonly string[], load: Load): Promise<boolean> {
  let kept = true;
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (asked.length > 0 ? !asked.includes(name) : ON_REQUEST.includes(name)) continue;
    console.info(`\n${name}`);
    for await (const figure of await measure(load)) {
      console.info(line(figure));
      kept &&= figure.ok;
    }
  }
  return kept;
}
