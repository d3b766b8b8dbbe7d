import { addDays } from '@/domain/calendar';
import type { Reply } from '@/domain/guests/guest';
import { instantOf } from '@/domain/timeline/zone';
import type { SampleCountry } from './countries.data';
import { inCountry } from './elsewhere';
import { ENGLISH_COLLEAGUES, ENGLISH_SKETCHES } from './english-guests';
import type { GuestSketch } from './guest-sketch';
import type { DemoLine } from './timeline';

/** A change as `save_rows` takes it; a row that is null is deleted. */
export type RowChange = { id: string; version: number; row: object | null };

const SKETCHES: readonly GuestSketch[] = [
  ['Romero Vega', 'Manuel, Carmen', '', 'second', 'Carmona'],
  ['Castillo Ruiz', 'Antonio, Pilar', '', 'first', 'Sevilla'],
  ['Romero Sanz', 'Javier, Elena', 'Martina, Leo', 'second', 'Sevilla'],
  ['Castillo Mora', 'Beatriz, Sergio', 'Alba', 'first', 'Madrid'],
  ['Vega Luna', 'Rosario', '', 'second', 'Carmona'],
  ['Ruiz Peña', 'Francisca, José', '', 'first', 'Écija'],
  ['García Pérez', 'Luis, María José', 'Hugo, Vera', 'both', 'Valencia'],
  ['Núñez de la Torre', 'Íñigo, Maite', 'Ane', 'first', 'Bilbao'],
  ['O’Brien', 'Sarah, Conor', '', 'second', 'Dublin'],
  ['Fernández Gil', 'Marta, Pablo', '', 'second', 'Sevilla'],
  ['Moreno Cano', 'Rafael, Inés', 'Julia, Bruno, Nora', 'first', 'Cádiz'],
  ['Hernández Soto', 'Guadalupe, Ricardo', '', 'first', 'Puebla'],
  ['Ortiz Lara', 'Claudia', '', 'second', 'Sevilla'],
  ['Serrano Rey', 'Andrea, Diego', 'Mateo', 'second', 'Málaga'],
  ['Molina Prieto', 'Teresa, Ángel', '', 'first', 'Granada'],
  ['Smith', 'Olivia, Jack', 'Emma', 'both', 'London'],
  ['Delgado Ríos', 'Nuria, Óscar', '', 'second', 'Sevilla'],
  ['Campos León', 'Gonzalo', '', 'first', 'Sevilla'],
  ['Vidal Ferrer', 'Laia, Jordi', 'Pol', 'both', 'Barcelona'],
  ['Aguilar Bravo', 'Sofía, Emilio', '', 'first', 'Ciudad de México'],
  ['Prieto Salas', 'Álvaro, Cristina', 'Carla', 'second', 'Córdoba'],
  ['Rojas Marín', 'Daniel', '', 'both', 'Sevilla'],
  ['Iglesias Otero', 'Uxía, Brais', '', 'second', 'Vigo'],
  ['Cortés Medina', 'Rocío, Fran', 'Manuela, Curro', 'first', 'Huelva'],
  ['Santos Lobo', 'Adela, Ramón', '', 'first', 'Carmona'],
  ['Benítez Haro', 'Lola, Curro', '', 'second', 'Carmona'],
  ['Guerrero Díaz', 'Patricia, Rubén', 'Noa', 'second', 'Jerez'],
  ['Lozano Mora', 'Miguel Ángel, Eva', '', 'first', 'Sevilla'],
  ['Çelik', 'Zeynep, Emre', '', 'both', 'Berlin'],
  ['Pascual Nieto', 'Irene', '', 'both', 'Zaragoza'],
  ['Durán Vela', 'Joaquín, Amparo', '', 'second', 'Sevilla'],
  ['Herrera Pino', 'Alicia, Marcos', 'Saúl, Olivia', 'first', 'Sevilla'],
  ['Bernal Cruz', 'Victoria, Tomás', '', 'first', 'Madrid'],
  ['Esteban Roca', 'Lorena', '', 'second', 'Madrid'],
  ['Crespo Arias', 'Jaime, Silvia', 'Candela', 'both', 'Sevilla'],
  ['Gallardo Ponce', 'Encarna, Fermín', '', 'second', 'Osuna'],
  ['Rincón Sanz', 'Paula, Adrián', '', 'first', 'Sevilla'],
  ['Carrasco Nieves', 'Isabel, Alfonso', 'Valeria', 'second', 'Sevilla'],
  ['Méndez Trujillo', 'Ximena, Jorge', '', 'first', 'Guadalajara'],
  ['Bravo Luque', 'Pepe, Mari Carmen', '', 'second', 'Carmona'],
];
/** Friends and colleagues with companions. */
const COLLEAGUES =
  'Natalia Gómez, Hugo Marín, Lidia Ramos, Samuel Vera, Miriam Cobo, Iván Soler, Sandra Pardo, Raúl Mena, Noelia Gallego, Víctor Parra, Ainhoa Sáez, Gabriel Rubio, Celia Montes, Aitor Lasa, Helena Puig, Mario Calvo, Débora Lima, Nicolás Bueno, Eva Castro, Adrián Polo, Marina Ibáñez, Julio Escudero, Berta Casas, Felipe Duarte, Gema Rosales, Lucas Peral, Ariadna Font, Simón Reyes, Tamara Lago, Ignacio Vallejo, Jimena Acosta, Rodrigo Bernal, Leire Etxeberria, Joel Camacho, Yolanda Trigo, Martín Quiroga, Abril Navarro, Damián Pineda, Blanca Osorio, Santi Corral, Noa Estévez, Elisa Marchena, Dario Rossi, Marcos Tena, Olga Pavón, Unai Garay, Mireia Sala';

const FAR = new Set([
  'London',
  'Leeds',
  'Manchester',
  'Edinburgh',
  'Madrid',
  'Valencia',
  'Bilbao',
  'Barcelona',
  'Vigo',
  'Zaragoza',
  'Granada',
  'Málaga',
  'Ciudad de México',
  'Monterrey',
  'Puebla',
  'Guadalajara',
  'Mérida',
  'Oaxaca',
  'Raleigh',
  'Pittsburgh',
  'New York',
  'Baltimore',
  'Boston',
  'Chicago',
]);
type Abroad = Readonly<Record<string, 'en' | 'es'>>;

/** A guest list with its owner and vocabulary. */
interface GuestList {
  readonly language: 'en' | 'es';
  readonly sketches: readonly GuestSketch[];
  readonly colleagues: string;
  readonly family: (name: string) => string;
  readonly parts: readonly {
    readonly name: string;
    readonly place: string | null;
    readonly capacity: number | null;
  }[];
  readonly tags: { readonly family: string; readonly work: string; readonly university: string };
  readonly questions: {
    readonly dish: { readonly text: string; readonly options: readonly string[] };
    readonly bus: { readonly text: string };
  };
  readonly gifts: Readonly<Record<number, string>>;
  readonly phone: string;
  /** Towns of other countries, and what is spoken there. */
  readonly abroad: Abroad;
}

const WRITTEN: Record<'en' | 'es', GuestList> = {
  es: {
    language: 'es',
    sketches: SKETCHES,
    colleagues: COLLEAGUES,
    family: (name) => `Familia ${name}`,
    parts: [
      { name: 'Ceremonia', place: 'Hacienda Los Olivares', capacity: null },
      { name: 'Cena', place: 'Hacienda Los Olivares', capacity: 190 },
      { name: 'Almuerzo del domingo', place: null, capacity: 60 },
    ],
    tags: { family: 'familia', work: 'trabajo', university: 'universidad' },
    questions: {
      dish: { text: '¿Carne o pescado?', options: ['Carne', 'Pescado'] },
      bus: { text: '¿Vuelves en el autobús?' },
    },
    gifts: { 0: 'El viaje a Lisboa', 3: 'Una vajilla', 7: 'Transferencia de 200 €' },
    phone: '+346',
    abroad: {
      Dublin: 'en',
      London: 'en',
      Berlin: 'en',
      Puebla: 'es',
      'Ciudad de México': 'es',
      Guadalajara: 'es',
    },
  },
  en: {
    language: 'en',
    sketches: ENGLISH_SKETCHES,
    colleagues: ENGLISH_COLLEAGUES,
    family: (name) => `The ${name} family`,
    parts: [
      { name: 'Ceremony', place: 'Oakfield Barn', capacity: null },
      { name: 'Dinner', place: 'Oakfield Barn', capacity: 140 },
      { name: 'Sunday lunch', place: null, capacity: 50 },
    ],
    tags: { family: 'family', work: 'work', university: 'university' },
    questions: {
      dish: { text: 'Beef or fish?', options: ['Beef', 'Fish'] },
      bus: { text: 'Are you taking the coach back?' },
    },
    gifts: { 0: 'The trip to Lisbon', 3: 'A dinner service', 7: 'Transfer of £200' },
    phone: '+4479',
    abroad: { Dublin: 'en', Berlin: 'en', Madrid: 'es', 'Ciudad de México': 'es' },
  },
};

/** A list as it would be in that country; functions don't change. */
const listIn = (list: GuestList, country: SampleCountry, phone: string, abroad: Abroad): GuestList => ({
  ...list,
  ...inCountry({ ...list, family: null }, country),
  family: list.family,
  phone,
  abroad,
});

const LISTS: Readonly<Record<SampleCountry, () => GuestList>> = {
  ES: () => WRITTEN.es,
  MX: () =>
    listIn(WRITTEN.es, 'MX', '+5244', {
      Dublin: 'en',
      Chicago: 'en',
      Berlin: 'en',
      Bogotá: 'es',
      Madrid: 'es',
      'Buenos Aires': 'es',
    }),
  GB: () => WRITTEN.en,
  US: () => listIn(WRITTEN.en, 'US', '+170', WRITTEN.en.abroad),
};

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
  readonly event_parts: RowChange[];
  readonly event_questions: RowChange[];
  readonly households: RowChange[];
  readonly guests: RowChange[];
}

/** Number of the last friends and colleagues who are on the second list. */
const LATER = 6;

const created = (id: string, row: Row): RowChange => ({ id, version: 0, row });

/** Start of a part: that of one of these rows of the day. */
function beginning(day: readonly DemoLine[], ...origins: string[]): Row {
  const line = day.find(({ origin }) => origins.some((one) => origin === `run-${one}`));
  return line ? { starts_at: line.starts_at, time_zone: line.time_zone } : {};
}

/** One o'clock on the day after. */
function nextDay([line]: readonly DemoLine[]): Row {
  if (!line) return {};
  const zone = String(line.time_zone);
  const minute = instantOf(zone, addDays(String(line.event_on), 1), 13 * 60);
  return { starts_at: new Date(minute * 60_000).toISOString(), time_zone: zone };
}

/** The large wedding's list: most have their invitation, and most of those have answered. */
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
    // Of those who were asked two in three have answered, nearly all with a yes.
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
        // A late answer, which the couple has still to accept.
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
