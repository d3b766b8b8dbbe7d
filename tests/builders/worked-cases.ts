import { allocate } from '../../src/domain/allocation/allocate';
import type { AllocationSuccess } from '../../src/domain/allocation/allocation';
import { FAST_PRICES } from '../../src/domain/allocation/costs.data';
import { type Cents, MAX_BUDGET } from '../../src/domain/money';
import { locate } from '../../src/domain/places/location';
import type { Ceremony } from '../../src/domain/plan/ceremony';
import {
  type Category,
  type CoupleType,
  defaultChoices,
  type EventKind,
  type EventType,
  type LocationType,
} from '../../src/domain/plan/facts';
import { kindOf } from '../../src/domain/plan/kind';
import { SOURCES } from '../../src/domain/sources.data';
import { checklist, checklistOrigin, textKeyOf } from '../../src/domain/tasks/checklist';
import { generateDay, usualTemplate } from '../../src/domain/timeline/generate';
import { clockText, instantOf, wallOf } from '../../src/domain/timeline/zone';
import { sunMoments } from '../../src/lib/sun';
import { budget as budgetTexts } from '../../src/locales/en/budget';
import { checklist as taskTexts } from '../../src/locales/en/checklist';
import { common } from '../../src/locales/en/common';
import { timeline } from '../../src/locales/en/timeline';

/**
 * Example events of every kind, planned by the engines on a fixed day. An event planner reviews the results.
 */

const TODAY = '2026-11-22';

type Case = {
  title: string;
  name: string;
  event_type: EventType;
  event_date: string;
  budget: number;
  currency: string;
  guest_count: number;
  duration: number;
  country: string;
  region: string | null;
  city: string;
  location_type: LocationType;
  couple_type: CoupleType | null;
  kind?: EventKind;
  ceremony?: Ceremony;
  ranking: Category[];
};

export const CASES: readonly Case[] = [
  {
    title: 'A wedding of 150 in Madrid',
    name: 'Lucía y Andrés',
    event_type: 'wedding',
    event_date: '2027-09-18',
    budget: 30_000,
    currency: 'EUR',
    guest_count: 150,
    duration: 9,
    country: 'ES',
    region: 'ES-MD',
    city: 'Madrid',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    ceremony: 'civil',
    ranking: ['catering', 'music', 'photo-and-video'],
  },
  {
    title: 'A destination wedding of 60 in Oaxaca',
    name: 'Ana y Valeria',
    event_type: 'wedding',
    event_date: '2027-11-13',
    budget: 600_000,
    currency: 'MXN',
    guest_count: 60,
    duration: 9,
    country: 'MX',
    region: 'MX-SE',
    city: 'Oaxaca',
    location_type: 'destination',
    couple_type: 'bride-and-bride',
    ceremony: 'symbolic',
    ranking: ['venue', 'photo-and-video', 'decorations'],
  },
  {
    title: 'A wedding of 90 in New York',
    name: 'Maya and Tom',
    event_type: 'wedding',
    event_date: '2027-10-16',
    budget: 85_000,
    currency: 'USD',
    guest_count: 90,
    duration: 6,
    country: 'US',
    region: 'US-METRO-NYC',
    city: 'New York',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    ceremony: 'religious',
    ranking: ['photo-and-video', 'catering', 'venue'],
  },
  {
    title: 'A garden wedding of 25 in England',
    name: 'Jo and Sam',
    event_type: 'wedding',
    event_date: '2027-07-10',
    budget: 7_500,
    currency: 'GBP',
    guest_count: 25,
    duration: 8,
    country: 'GB',
    region: 'GB-SWE',
    city: 'Bristol',
    location_type: 'home',
    couple_type: 'groom-and-groom',
    ceremony: 'civil',
    ranking: ['catering', 'drinks', 'decorations'],
  },
  {
    title: 'A conference of 400 in Bogotá',
    name: 'Encuentro anual',
    event_type: 'corporate',
    event_date: '2027-05-20',
    budget: 98_000_000,
    currency: 'COP',
    guest_count: 400,
    duration: 9,
    country: 'CO',
    region: null,
    city: 'Bogotá',
    location_type: 'indoor',
    couple_type: null,
    kind: 'conference',
    ranking: ['music', 'catering', 'venue'],
  },
  {
    title: 'A quinceañera of 150 in Guadalajara',
    name: 'XV de Camila',
    event_type: 'birthday',
    event_date: '2027-11-06',
    budget: 180_000,
    currency: 'MXN',
    guest_count: 150,
    duration: 8,
    country: 'MX',
    region: 'MX-CO',
    city: 'Guadalajara',
    location_type: 'indoor',
    couple_type: null,
    ceremony: 'religious',
    ranking: ['attire', 'music', 'photo-and-video'],
  },
  {
    title: 'An anniversary of 40 in Buenos Aires',
    name: 'Bodas de oro',
    event_type: 'anniversary',
    event_date: '2027-04-17',
    budget: 2_500_000,
    currency: 'ARS',
    guest_count: 40,
    duration: 6,
    country: 'AR',
    region: null,
    city: 'Buenos Aires',
    location_type: 'indoor',
    couple_type: null,
    ranking: ['catering', 'photo-and-video', 'music'],
  },
  {
    title: 'An elopement of two in Colorado',
    name: 'Rae and Max',
    event_type: 'wedding',
    event_date: '2027-06-05',
    budget: 4_000,
    currency: 'USD',
    guest_count: 2,
    duration: 3,
    country: 'US',
    region: 'US-CO',
    city: 'Denver',
    location_type: 'outdoor',
    couple_type: 'groom-and-bride',
    ceremony: 'civil',
    ranking: ['photo-and-video', 'attire'],
  },
  {
    title: 'A sixth birthday of 30 in Guadalajara',
    name: 'Leo cumple 6',
    event_type: 'birthday',
    event_date: '2027-02-20',
    budget: 18_000,
    currency: 'MXN',
    guest_count: 30,
    duration: 4,
    country: 'MX',
    region: null,
    city: 'Guadalajara',
    location_type: 'home',
    couple_type: null,
    ranking: ['music'],
  },
  {
    title: 'A forum of 250 in London',
    name: 'Northwind Leadership Forum',
    event_type: 'corporate',
    event_date: '2027-03-11',
    budget: 45_000,
    currency: 'GBP',
    guest_count: 250,
    duration: 9,
    country: 'GB',
    region: null,
    city: 'London',
    location_type: 'indoor',
    couple_type: null,
    ranking: ['music', 'catering'],
  },
  {
    title: 'A charity gala of 250 in London',
    name: 'Harbour Trust Gala',
    event_type: 'other',
    event_date: '2027-10-07',
    budget: 50_000,
    currency: 'GBP',
    guest_count: 250,
    duration: 5,
    country: 'GB',
    region: 'GB-LND',
    city: 'London',
    location_type: 'indoor',
    couple_type: null,
    kind: 'gala',
    ranking: ['catering', 'music', 'venue'],
  },
  {
    title: 'A product launch of 300 in Chicago',
    name: 'Aurora launch',
    event_type: 'corporate',
    event_date: '2027-05-13',
    budget: 90_000,
    currency: 'USD',
    guest_count: 300,
    duration: 4,
    country: 'US',
    region: 'US-METRO-CHI',
    city: 'Chicago',
    location_type: 'indoor',
    couple_type: null,
    kind: 'launch',
    ranking: ['music', 'venue', 'catering'],
  },
  {
    title: 'A company’s dinner of 120 in Madrid',
    name: 'Cena de Navidad',
    event_type: 'corporate',
    event_date: '2027-12-16',
    budget: 11_000,
    currency: 'EUR',
    guest_count: 120,
    duration: 5,
    country: 'ES',
    region: 'ES-MD',
    city: 'Madrid',
    location_type: 'indoor',
    couple_type: null,
    kind: 'company',
    ranking: ['catering', 'drinks'],
  },
  {
    title: 'A first communion of 60 in Sevilla',
    name: 'Primera comunión de Lola',
    event_type: 'other',
    event_date: '2027-05-15',
    budget: 4_800,
    currency: 'EUR',
    guest_count: 60,
    duration: 6,
    country: 'ES',
    region: 'ES-AN',
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: null,
    kind: 'communion',
    ranking: ['catering', 'attire', 'photo-and-video'],
  },
  {
    title: 'A baptism of 40 in Bilbao',
    name: 'Bautizo de Hugo',
    event_type: 'other',
    event_date: '2027-06-05',
    budget: 2_500,
    currency: 'EUR',
    guest_count: 40,
    duration: 5,
    country: 'ES',
    region: 'ES-PV',
    city: 'Bilbao',
    location_type: 'indoor',
    couple_type: null,
    kind: 'baptism',
    ranking: ['catering'],
  },
  {
    title: 'A sixtieth birthday of 40 in Buenos Aires',
    name: 'Los 60 de Marta',
    event_type: 'birthday',
    event_date: '2027-08-21',
    budget: 2_600_000,
    currency: 'ARS',
    guest_count: 40,
    duration: 6,
    country: 'AR',
    region: null,
    city: 'Buenos Aires',
    location_type: 'indoor',
    couple_type: null,
    kind: 'adult',
    ranking: ['catering', 'music'],
  },
  {
    title: 'A fortieth birthday of 40 in Leeds',
    name: 'Priya’s 40th',
    event_type: 'birthday',
    event_date: '2027-03-20',
    budget: 2_000,
    currency: 'GBP',
    guest_count: 40,
    duration: 5,
    country: 'GB',
    region: 'GB-YKS',
    city: 'Leeds',
    location_type: 'indoor',
    couple_type: null,
    kind: 'adult',
    ranking: ['music', 'drinks'],
  },
  {
    title: 'A graduation party of 80 in Lima',
    name: 'Graduación de Marta',
    event_type: 'other',
    event_date: '2027-12-11',
    budget: 9_000,
    currency: 'PEN',
    guest_count: 80,
    duration: 6,
    country: 'PE',
    region: null,
    city: 'Lima',
    location_type: 'indoor',
    couple_type: null,
    kind: 'graduation',
    ranking: ['music', 'catering'],
  },
  {
    title: 'A baby shower of 25 in Austin',
    name: 'Baby shower for Ana',
    event_type: 'other',
    event_date: '2027-04-10',
    budget: 1_300,
    currency: 'USD',
    guest_count: 25,
    duration: 3,
    country: 'US',
    region: null,
    city: 'Austin',
    location_type: 'home',
    couple_type: null,
    kind: 'baby-shower',
    ranking: ['decorations', 'catering'],
  },
  {
    title: 'A neighbourhood supper of 60 in Valencia',
    name: 'Cena de la asociación',
    event_type: 'other',
    event_date: '2027-07-03',
    budget: 2_500,
    currency: 'EUR',
    guest_count: 60,
    duration: 4,
    country: 'ES',
    region: 'ES-VC',
    city: 'Valencia',
    location_type: 'outdoor',
    couple_type: null,
    kind: 'plain',
    ranking: ['catering'],
  },
];

const facts = ({ ranking, budget, ...of }: Case) => ({
  ...of,
  budget: budget * 100,
  categories: defaultChoices(kindOf(of)).map((choice) => {
    const at = ranking.indexOf(choice.category);
    return at < 0 ? choice : { ...choice, priority: at + 1 };
  }),
});

/** Returns a Markdown table with aligned columns, like the formatter's. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

const words: Readonly<Record<string, string>> = taskTexts;
const blocks: Readonly<Record<string, string>> = timeline.block;

function money(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  return (cents: Cents) => format.format(cents / 100);
}

function allocated(of: Case): { allocation: AllocationSuccess; lines: string[] } {
  const allocation = allocate(facts(of));
  if (!allocation.ok) throw new Error(`${of.title}: ${allocation.error}`);
  const amount = money(of.currency);
  const { usual } = allocation;
  const { cost } = allocation.basis;
  const perGuest = (cents: Cents) => amount(cents / of.guest_count);
  const warnings = allocation.warnings.map(({ key }) => `\`${key}\``).join(', ');
  const lines = [
    `Where the split starts: ${budgetTexts.profile[allocation.basis.profile].replace(/^./, (letter) => letter.toLowerCase())}.`,
    usual
      ? `Such an event usually costs ${amount(usual.low)} to ${amount(usual.high)}, typically ${amount(usual.typical)}${usual.high > MAX_BUDGET ? '; more than a plan can hold' : ''}.`
      : budgetTexts.usual.none,
    ...(usual && cost && of.event_type !== 'wedding'
      ? [
          `${budgetTexts.usual.method[cost.method]} Simple ${perGuest(usual.low)}, usual ${perGuest(usual.typical)}, lavish ${perGuest(usual.high)} a guest. Source: ${SOURCES[cost.source].label}, ${cost.confidence}.`,
        ]
      : []),
    ...(FAST_PRICES.has(of.currency) ? [budgetTexts.usual.fastPrices] : []),
    `${budgetTexts.contains.all}${of.country === 'US' ? ` ${budgetTexts.contains.us}` : ''}`,
    ...(warnings ? [`Warnings: ${warnings}.`] : []),
    '',
    ...table(
      ['Category', 'Amount', 'Share', 'Range', 'Usual there'],
      allocation.lines.map((line) => [
        common.category[line.category],
        amount(line.amount),
        `${(line.share * 100).toFixed(1)} %`,
        `${amount(line.low)} – ${amount(line.high)}`,
        line.usual === null ? '–' : amount(line.usual),
      ]),
    ),
  ];
  return { allocation, lines };
}

function tasks(of: Case): string[] {
  const { categories, ...rest } = facts(of);
  const selected = categories.flatMap(({ category, selected: own }) => (own ? category : []));
  const list = checklist({ ...rest, categories: selected }, TODAY);
  const wordsOf = (origin: string) => words[textKeyOf(origin)] ?? origin;
  return [
    `${list.tasks.length} tasks, ${list.left} days left; the list takes ${list.usual} when nothing presses.`,
    ...list.impossible.map(({ template, from }) => `Not possible before ${from}: ${wordsOf(template)}.`),
    ...(list.dropped.length > 0
      ? [`Left out for lack of time: ${list.dropped.map(({ template }) => wordsOf(template)).join('; ')}.`]
      : []),
    '',
    ...table(
      ['Due', 'Task', 'Fit'],
      list.tasks.map((task) => [
        task.date,
        wordsOf(checklistOrigin(task)),
        task.fit === 'usual' ? '' : task.fit,
      ]),
    ),
  ];
}

function day(of: Case): string[] {
  const { categories, ...rest } = facts(of);
  const selected = categories.flatMap(({ category, selected: own }) => (own ? category : []));
  const place = locate(of);
  if (!place) throw new Error(`Nowhere: ${of.city}`);
  const sun = sunMoments(instantOf(place.zone, of.event_date, 720), place.latitude, place.longitude);
  const around = { ...rest, categories: selected };
  const plan = generateDay(usualTemplate(around), around, place.zone, sun);
  const clock = (at: number) => clockText(wallOf(place.zone, at).minutes);
  return [
    `${timeline.template[plan.template]}; the sun sets at ${sun.sunset === null ? '–' : clock(sun.sunset)}.`,
    '',
    ...table(
      ['From', 'To', 'Guests', 'Team'],
      plan.lines.map((line) => {
        const title = blocks[line.id] ?? line.id;
        const own = line.track === 'guests' ? [title, ''] : ['', title];
        return [clock(line.starts_at), clock(line.starts_at + line.duration), ...own];
      }),
    ),
  ];
}

export function workedCases(): string {
  const lines = [
    '# Worked cases',
    '',
    `What the engines make of ${CASES.length} events, asked on ${TODAY}. Nothing here is written by hand: \`npx vitest run --project unit tests/worked-cases.test.ts -u\` writes it anew, and the same test holds it against the engines.`,
  ];
  for (const of of CASES) {
    const amount = money(of.currency);
    lines.push(
      '',
      `## ${of.title}`,
      '',
      `“${of.name}”, ${of.event_date}, ${of.guest_count} guests, ${of.duration} hours, ${common.locationType[of.location_type].toLowerCase()}, ${of.city}, ${amount(of.budget * 100)}${of.ceremony ? `, ${of.ceremony} ceremony` : ''}. Ranked: ${of.ranking.map((category) => common.category[category].toLowerCase()).join(', ')}.`,
      '',
      '### Money',
      '',
      ...allocated(of).lines,
      '',
      '### Tasks',
      '',
      ...tasks(of),
      '',
      '### The day',
      '',
      ...day(of),
    );
  }
  return `${lines.join('\n')}\n`;
}
