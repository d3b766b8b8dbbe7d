import { addDays } from '@/domain/calendar';
import type { Reply } from '@/domain/guests/guest';
import { instantOf } from '@/domain/timeline/zone';
import type { SampleCountry } from './countries.data';
import { FAR, LISTS } from './guest-lists';
import type { DemoLine } from './timeline';

/** A change in the format of `save_rows`. `row` is null if the row is deleted. */
export type SampleChange = { id: string; version: number; row: object | null };

/** Diets by the guest's number. */
const FOODS: Record<number, Record<string, string[] | string>> = {
  2: { allergens: ['gluten'] },
  7: { diets: ['vegetarian'] },
  15: { allergens: ['nuts', 'peanuts'], dietary_notes: 'EpiPen' },
  24: { diets: ['vegan'] },
  33: { allergens: ['milk'] },
  41: { allergens: ['crustaceans', 'molluscs'] },
  52: { diets: ['halal'] },
  60: { diets: ['vegetarian'], allergens: ['eggs'] },
  71: { allergens: ['gluten'] },
  83: { diets: ['pescatarian'] },
};

type Row = Record<string, unknown>;
export interface DemoGuests {
  readonly event_parts: SampleChange[];
  readonly event_questions: SampleChange[];
  readonly households: SampleChange[];
  readonly guests: SampleChange[];
}

/** Number of friends and colleagues on the second list. They come last in the guest list. */
const LATER = 6;

const created = (id: string, row: Row): SampleChange => ({ id, version: 0, row });

/**
 * Returns the start time of a part of the event: the start of the first activity that has one of these
 * origins.
 */
function beginning(day: readonly DemoLine[], ...origins: string[]): Row {
  const line = day.find(({ origin }) => origins.some((one) => origin === `run-${one}`));
  return line ? { starts_at: line.starts_at, time_zone: line.time_zone } : {};
}

/** Returns one o'clock on the day after the event. */
function nextDay([line]: readonly DemoLine[]): Row {
  if (!line) return {};
  const zone = String(line.time_zone);
  const minute = instantOf(zone, addDays(String(line.event_on), 1), 13 * 60);
  return { starts_at: new Date(minute * 60_000).toISOString(), time_zone: zone };
}

/** Returns the guests of the large wedding. Most are invited, and most of the invited have replied. */
export function demoGuests(country: SampleCountry, today: string, day: readonly DemoLine[]): DemoGuests {
  const invited_at = `${addDays(today, -18)}T10:00:00Z`;
  const {
    sketches,
    colleagues,
    family,
    parts,
    tags,
    questions,
    gifts,
    phone: prefix,
    language: of,
    abroad,
  } = LISTS[country]();
  const [ceremony, dinner, brunch] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [dish, bus] = [crypto.randomUUID(), crypto.randomUUID()];
  const event_on = day[0]?.event_on ?? null;
  const list: DemoGuests = {
    event_parts: [
      created(ceremony, { ...parts[0], ...beginning(day, 'ceremony', 'mass'), position: 1 }),
      created(dinner, { ...parts[1], ...beginning(day, 'dinner', 'breakfast', 'lunch'), position: 2 }),
      created(brunch, { ...parts[2], ...nextDay(day), position: 3 }),
    ],
    event_questions: [
      created(dish, { ...questions.dish, kind: 'choice', parts: [dinner], position: 1 }),
      created(bus, { ...questions.bus, kind: 'yes-no', parts: [dinner], position: 2 }),
    ],
    households: [],
    guests: [],
  };
  let number = 0;
  const last = sketches.length + colleagues.split(', ').length;
  const household = (at: number, name: string, close: boolean, language: 'en' | 'es') => {
    const id = crypto.randomUUID();
    const later = at - (last - LATER) + 1;
    const sent = at % 9 !== 8 && later < 1;
    list.households.push(
      created(id, {
        name,
        language,
        parts: close ? null : [ceremony, dinner],
        invited_at: sent ? invited_at : null,
        event_on: sent ? event_on : null,
        second_list: later < 1 ? null : later,
        gift: gifts[at] ?? null,
        thanked_at: at === 0 ? `${addDays(today, -1)}T18:00:00Z` : null,
      }),
    );
    // Two thirds of the invited guests have replied, nearly all with yes.
    const answer: Reply | null =
      !sent || at % 3 === 2 ? null : { status: at % 10 === 4 ? 'declined' : 'accepted' };
    const replies = answer
      ? { [ceremony]: answer, [dinner]: answer, ...(close ? { [brunch]: answer } : {}) }
      : {};
    return { id, replies };
  };
  const guest = (row: Row) => {
    number += 1;
    const comes = JSON.stringify(row.replies).includes('accepted');
    list.guests.push(
      created(crypto.randomUUID(), {
        ...row,
        ...FOODS[number],
        answers: comes
          ? {
              [dish]: questions.dish.options[number % 3 === 1 ? 1 : 0],
              [bus]: number % 4 === 2 ? 'no' : 'yes',
            }
          : {},
        // A late reply that the couple hasn't accepted yet.
        requests: number === 8 ? { [ceremony]: { status: 'accepted' } } : {},
      }),
    );
  };
  sketches.forEach(([last_name, grown, children, side, place], at) => {
    const language = abroad[place] ?? of;
    const { id, replies } = household(at, family(last_name), at < 12, language);
    const shared = {
      household_id: id,
      last_name,
      side,
      replies,
      address: place,
      travels_from: place in abroad ? 'abroad' : FAR.has(place) ? 'out-of-town' : 'local',
      tags: at < 12 ? [tags.family] : [],
    };
    grown.split(', ').forEach((name, i) => {
      const phone = i === 0 && {
        phone_number: `${prefix}${String(12_000_000 + at * 7_919).padStart(8, '0')}`,
      };
      guest({ ...shared, name, age_group: at < 2 || at === 4 || at === 5 ? 'senior' : 'adult', ...phone });
    });
    for (const name of children.split(', ').filter(Boolean))
      guest({ ...shared, name, age_group: 'child', diets: ['childrens-menu'] });
  });
  colleagues.split(', ').forEach((full, i) => {
    const [name = '', last_name = ''] = full.split(' ');
    const { id, replies } = household(sketches.length + i, full, false, of);
    guest({
      household_id: id,
      name,
      last_name,
      replies,
      side: i % 2 === 0 ? 'first' : 'second',
      party_size: i % 5 === 3 ? 1 : 2,
      tags: [i < 9 ? tags.work : tags.university],
      travels_from: 'local',
      email: `${name}.${last_name}@example.com`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    });
  });
  return list;
}
