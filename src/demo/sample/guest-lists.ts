import type { SampleCountry } from './countries.data';
import { inSampleCountry } from './elsewhere';
import { ENGLISH_COLLEAGUES, ENGLISH_SKETCHES } from './english-guests';
import type { GuestSketch } from './guest-sketch';

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
const COLLEAGUES =
  'Natalia Gómez, Hugo Marín, Lidia Ramos, Samuel Vera, Miriam Cobo, Iván Soler, Sandra Pardo, Raúl Mena, Noelia Gallego, Víctor Parra, Ainhoa Sáez, Gabriel Rubio, Celia Montes, Aitor Lasa, Helena Puig, Mario Calvo, Débora Lima, Nicolás Bueno, Eva Castro, Adrián Polo, Marina Ibáñez, Julio Escudero, Berta Casas, Felipe Duarte, Gema Rosales, Lucas Peral, Ariadna Font, Simón Reyes, Tamara Lago, Ignacio Vallejo, Jimena Acosta, Rodrigo Bernal, Leire Etxeberria, Joel Camacho, Yolanda Trigo, Martín Quiroga, Abril Navarro, Damián Pineda, Blanca Osorio, Santi Corral, Noa Estévez, Elisa Marchena, Dario Rossi, Marcos Tena, Olga Pavón, Unai Garay, Mireia Sala';

/** Towns so far from the sample wedding that guests from there stay overnight. */
export const FAR = new Set([
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

/** A guest list, with the couple's family names and vocabulary. */
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

/** Adapts a guest list to a country. `family` is copied unchanged, because it is a function. */
const listIn = (list: GuestList, country: SampleCountry, phone: string, abroad: Abroad): GuestList => ({
  ...list,
  ...inSampleCountry({ ...list, family: null }, country),
  family: list.family,
  phone,
  abroad,
});

export const LISTS: Readonly<Record<SampleCountry, () => GuestList>> = {
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
