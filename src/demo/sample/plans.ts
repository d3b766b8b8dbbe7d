import { addDays, weekday } from '@/domain/calendar';
import { numericFromCents } from '@/domain/money';
import { type Category, type CategoryChoice, defaultChoices, type PlanFacts } from '@/domain/plan/facts';
import { reallocate } from '@/domain/plan-allocation/stored-allocation';
import type { SampleCountry } from './countries.data';
import { DEMO_DRINKS } from './drinks';
import { inSampleCountry, languageOf } from './elsewhere';
import { english } from './english';
import { type DemoFile, demoFiles } from './files';
import { type DemoGuests, demoGuests, type SampleChange } from './guests';
import { demoLedgers } from './ledger';
import { DEMO_BOOK, demoQuotes } from './quotes';
import { demoScenarios } from './scenarios';
import { type DemoSeating, demoSeating } from './seating';
import { type DemoTask, demoTasks, type Words } from './tasks';
import { type DemoLine, demoTimeline, type TimelineWords } from './timeline';

type Sketch = {
  facts: Omit<PlanFacts, 'event_date'>;
  /**
   * The event is on the first day that is at least this many days from today and has the weekday `on`. As in
   * Date, 0 is Sunday.
   */
  in_days: number;
  on: number;
  ranking: readonly Category[];
  without?: readonly Category[];
  /** Amounts agreed already, in hundredths of the currency unit. */
  locks?: Partial<Record<Category, number>>;
  /**
   * The initial facts. They were set `days_ago` days ago, and changed to the current ones `grew` days ago.
   */
  began?: Pick<PlanFacts, 'budget' | 'guest_count'> & { days_ago: number; grew: number };
};

const SATURDAY = 6;
const THURSDAY = 4;

const WEDDING: Sketch = {
  facts: {
    name: 'Boda de Lucía y Andrés',
    event_type: 'wedding',
    budget: 3_600_000,
    currency: 'EUR',
    duration: 11,
    guest_count: 184,
    country: 'ES',
    region: 'ES-AN',
    city: 'Carmona',
    location_type: 'outdoor',
    couple_type: 'groom-and-bride',
    kind: null,
  },
  in_days: 290,
  on: SATURDAY,
  ranking: ['catering', 'photo-and-video', 'venue', 'music', 'drinks', 'decorations'],
  locks: { 'photo-and-video': 345_000 },
  began: { budget: 3_300_000, guest_count: 160, days_ago: 96, grew: 26 },
};

const ENGLISH_WEDDING: Sketch = {
  ...WEDDING,
  facts: {
    ...WEDDING.facts,
    name: 'Lucy and Andrew’s wedding',
    budget: 3_800_000,
    currency: 'GBP',
    guest_count: 132,
    country: 'GB',
    region: 'GB-SWE',
    city: 'Bath',
  },
  began: { budget: 3_500_000, guest_count: 115, days_ago: 96, grew: 26 },
};

const MEXICAN_WEDDING: Sketch = {
  ...WEDDING,
  facts: {
    ...WEDDING.facts,
    budget: 54_000_000,
    currency: 'MXN',
    country: 'MX',
    region: 'MX-CO',
    city: 'San Miguel de Allende',
  },
  locks: { 'photo-and-video': 5_175_000 },
  began: { budget: 49_500_000, guest_count: 160, days_ago: 96, grew: 26 },
};

const AMERICAN_WEDDING: Sketch = {
  ...ENGLISH_WEDDING,
  facts: {
    ...ENGLISH_WEDDING.facts,
    currency: 'USD',
    country: 'US',
    region: 'US-VA',
    city: 'Charlottesville',
  },
};

const WEDDINGS: Readonly<Record<SampleCountry, Sketch>> = {
  ES: WEDDING,
  MX: MEXICAN_WEDDING,
  GB: ENGLISH_WEDDING,
  US: AMERICAN_WEDDING,
};

const SKETCHES: readonly Sketch[] = [
  WEDDING,
  {
    facts: {
      name: 'Nuestra boda en Valle de Bravo',
      event_type: 'wedding',
      budget: 9_800_000,
      currency: 'MXN',
      duration: 8,
      guest_count: 46,
      country: 'MX',
      region: 'MX-CE',
      city: 'Valle de Bravo',
      location_type: 'home',
      couple_type: 'bride-and-bride',
      kind: null,
    },
    in_days: 135,
    on: SATURDAY,
    ranking: ['catering', 'drinks', 'decorations', 'music'],
    without: ['transportation'],
  },
  {
    facts: {
      name: 'Jornada de innovación Norte',
      event_type: 'corporate',
      budget: 1_550_000,
      currency: 'EUR',
      duration: 9,
      guest_count: 120,
      country: 'ES',
      region: 'ES-PV',
      city: 'Bilbao',
      location_type: 'indoor',
      couple_type: null,
      kind: null,
    },
    in_days: 58,
    on: THURSDAY,
    ranking: ['venue', 'catering', 'photo-and-video', 'transportation'],
  },
];

type Began = Pick<PlanFacts, 'budget' | 'guest_count'> & {
  categories: readonly CategoryChoice[];
  days_ago: number;
  grew: number;
};
type DemoPlan = { facts: PlanFacts; categories: readonly CategoryChoice[]; began: Began | null };

const choices = ({ facts, ranking, without = [], locks = {} }: Sketch): CategoryChoice[] =>
  defaultChoices(facts.event_type).map((choice) => {
    const rank = ranking.indexOf(choice.category);
    const lock = locks[choice.category];
    return {
      ...choice,
      selected: choice.selected && !without.includes(choice.category),
      priority: rank < 0 ? null : rank + 1,
      locked: lock !== undefined,
      allocated_amount: lock ?? null,
    };
  });

/**
 * Returns three plans of different kinds with dates after `today` (YYYY-MM-DD). The app's engine allocates
 * their budgets. @throws Error if the engine refuses a plan.
 */
export const demoPlans = (today: string): DemoPlan[] => SKETCHES.map((sketch) => planOf(sketch, today));

function planOf(sketch: Sketch, today: string): DemoPlan {
  const from = addDays(today, sketch.in_days);
  const event_date = addDays(from, (sketch.on - weekday(from) + 7) % 7);
  const facts: PlanFacts = { ...sketch.facts, event_date };
  const result = reallocate({ ...facts, categories: choices(sketch) });
  if (!result.ok) throw new Error(`The demonstration plan "${facts.name}" cannot be split: ${result.error}`);
  const { began = null } = sketch;
  const first = began && reallocate({ ...facts, ...began, categories: choices({ ...sketch, locks: {} }) });
  if (first && !first.ok) throw new Error(`"${facts.name}" could not begin as told: ${first.error}`);
  return {
    facts,
    categories: result.categories,
    began: began && first && { ...began, categories: first.categories },
  };
}

/** A category's choice with its amount in the database's format. */
type StoredChoice = Omit<CategoryChoice, 'allocated_amount'> & { allocated_amount: string };
type StoredFacts = Omit<PlanFacts, 'budget'> & { budget: string };
export type DemoPlanRow = {
  facts: StoredFacts;
  categories: StoredChoice[];
  /** The plan's initial facts, and how many days ago they were set; null if the plan has never changed. */
  began:
    | (Pick<StoredFacts, 'budget' | 'guest_count'> & {
        categories: StoredChoice[];
        days_ago: number;
        grew: number;
      })
    | null;
  ledger: ReturnType<typeof demoLedgers>[number] | null;
  /** Tasks of the first plan. The other plans have none, so their checklist is suggested. */
  tasks: DemoTask[];
  timeline: DemoLine[];
  scenarios: ReturnType<typeof demoScenarios>;
  guests: DemoGuests | null;
  seating: DemoSeating | null;
  quotes: SampleChange[];
  files: DemoFile[];
  drinks: object[];
  book: readonly object[];
};

const stored = (categories: readonly CategoryChoice[]): StoredChoice[] =>
  categories.map((choice) => ({
    ...choice,
    allocated_amount: numericFromCents(choice.allocated_amount ?? 0),
  }));

export interface SampleWords {
  readonly checklist: Words;
  readonly timeline: TimelineWords;
}

function rowsOf(
  { facts, categories, began }: DemoPlan,
  today: string,
  words: SampleWords,
  country: SampleCountry,
  i: number,
): DemoPlanRow {
  const cared = i === 0;
  const ledger = demoLedgers(today)[i] ?? null;
  const timeline = demoTimeline(facts, categories, today, cared, words.timeline);
  const guests = cared ? demoGuests(country, today, timeline) : null;
  const itemOf = (vendor: string) =>
    ledger?.items.find(({ idea }) => idea.vendor_name === vendor)?.id ?? null;
  return {
    ledger,
    tasks: cared ? demoTasks(facts, categories, today, words.checklist) : [],
    timeline,
    scenarios: cared ? demoScenarios(facts) : [],
    guests,
    seating: guests && demoSeating(guests, languageOf(country)),
    quotes: cared
      ? demoQuotes(today, itemOf).map((row) => ({ id: crypto.randomUUID(), version: 0, row }))
      : [],
    files: [],
    drinks: cared ? [DEMO_DRINKS] : [],
    book: cared ? DEMO_BOOK : [],
    facts: { ...facts, budget: numericFromCents(facts.budget) },
    categories: stored(categories),
    began: began && {
      ...began,
      budget: numericFromCents(began.budget),
      categories: stored(began.categories),
    },
  };
}

/** Returns the three plans of the embedded backend's demonstration account, in a language. */
export const demoPlanRows = (today: string, language: 'en' | 'es', words: SampleWords): DemoPlanRow[] =>
  demoPlans(today).map((plan, i) => {
    const country = language === 'es' ? 'ES' : 'GB';
    if (i === 0) return sampleWedding(today, country, words);
    const rows = rowsOf(plan, today, words, country, i);
    return language === 'en' ? english(rows, true) : rows;
  });

/** Returns the large wedding of the public demonstration, in the visitor's language and country. */
export function sampleWedding(today: string, country: SampleCountry, words: SampleWords): DemoPlanRow {
  const language = languageOf(country);
  const written = rowsOf(planOf(WEDDINGS[country], today), today, words, country, 0);
  const told = language === 'es' ? written : english(written);
  const rows = inSampleCountry(told, country);
  const booked = rows.quotes.find(({ row }) => (row as { stage?: string } | null)?.stage === 'booked');
  const flowers = rows.ledger?.items.find(({ idea }) => idea.category === 'decorations');
  return {
    ...rows,
    // The guest list and the computed facts already fit the visitor's country.
    guests: told.guests,
    facts: written.facts,
    categories: written.categories,
    began: written.began,
    files: demoFiles(country, { quote: booked?.id, item: flowers?.id }),
  };
}
