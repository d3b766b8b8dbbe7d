import { brand } from './brand.ts';
import type { Language } from './texts';

/** An office of the operator. The address is written as on an envelope in the office's country. */
type Office = {
  id: string;
  headquarters: boolean;
  city: Record<Language, string>;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  timeZone: string;
  address: readonly string[];
};

/**
 * The data of this site's operator. Replace all of it before the site goes live. The values are examples (RFC
 * 2606 domains, fictional numbers), so that no message reaches a stranger. While `isExample` is true, the
 * legal pages say that these are examples.
 */
export const operator = {
  isExample: true,
  ...brand,
  legalName: 'Celebra Example, Inc.',
  foundedYear: 2022,
  emails: {
    support: 'help@celebra.example',
    privacy: 'privacy@celebra.example',
    sales: 'sales@celebra.example',
  },
  /**
   * Phone support for enterprise customers, Monday to Friday, 9 AM to 6 PM Pacific time. `href` is the link
   * that dials the number.
   */
  phone: { display: '+1 (415) 555-0142', href: 'tel:+14155550142' },
  supportTimeZone: 'America/Los_Angeles',
  /**
   * Data processors that the privacy page names: hosting, mail, map search (OVERPASS_URL), assistant
   * (ASSIST_URL).
   */
  processors: {
    data: { name: 'Supabase', region: { es: 'la Unión Europea', en: 'the European Union' } },
    mail: { name: 'Resend' },
    map: { name: 'overpass-api.de' },
    payments: { name: 'Stripe' },
    model: { name: 'model.example' },
  },
  /** Governing law of the terms, and place of jurisdiction. */
  jurisdiction: { es: 'California, Estados Unidos', en: 'California, United States' },
} as const;

export const offices: readonly Office[] = [
  {
    id: 'san-francisco',
    headquarters: true,
    city: { es: 'San Francisco', en: 'San Francisco' },
    country: 'US',
    timeZone: 'America/Los_Angeles',
    address: ['1 Example Street', 'San Francisco, CA 94100'],
  },
  {
    id: 'madrid',
    headquarters: false,
    city: { es: 'Madrid', en: 'Madrid' },
    country: 'ES',
    timeZone: 'Europe/Madrid',
    address: ['Calle del Ejemplo, 1', '28000 Madrid'],
  },
  {
    id: 'mexico-city',
    headquarters: false,
    city: { es: 'Ciudad de México', en: 'Mexico City' },
    country: 'MX',
    timeZone: 'America/Mexico_City',
    address: ['Calle Ejemplo 1', '06000 Ciudad de México'],
  },
];

/** The office that receives mail. */
export const headquarters: Office | undefined = offices.find((office) => office.headquarters);
