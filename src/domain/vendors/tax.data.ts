import type { Category } from '../plan/facts';

/**
 * Standard rate of value added tax in hundredths of a percent. It is used for quotes that don't mention tax.
 * Sources: European Commission, Taxes in Europe Database, 2025; elsewhere the rate published by the tax
 * office, 2025. Countries where tax differs by state (United States, Canada, Brazil, India) are left out on
 * purpose.
 */
const STANDARD: Readonly<Record<string, number>> = {
  AR: 2100,
  AT: 2000,
  AU: 1000,
  BE: 2100,
  BG: 2000,
  BO: 1300,
  CH: 810,
  CL: 1900,
  CO: 1900,
  CR: 1300,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  DO: 1800,
  EC: 1500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GB: 2000,
  GR: 2400,
  GT: 1200,
  HN: 1500,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  JP: 1000,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  MX: 1600,
  NI: 1500,
  NL: 2100,
  NO: 2500,
  NZ: 1500,
  PA: 700,
  PE: 1800,
  PL: 2300,
  PT: 2300,
  PY: 1000,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
  SV: 1300,
  TR: 2000,
  UY: 2200,
  ZA: 1500,
};

/** Regions with other tax rates, 2025: the Canary Islands (IGIC), Madeira and the Azores. */
const OF_REGION: Readonly<Record<string, number | null>> = {
  'ES-CN': 700,
  // In Ceuta and Melilla, tax differs by type of service.
  'ES-CE': null,
  'ES-ML': null,
  'PT-20': 1600,
  'PT-30': 2200,
};

/**
 * Countries where complete catering (food and drinks) has one reduced rate: Spain (Ley 37/1992, art.
 * 91.Uno.2.2.º) and Italy (DPR 633/1972, table A III, n. 121). In other countries only food has a reduced
 * rate, or nothing has. The standard rate is then the safe assumption.
 */
const CATERING: Readonly<Record<string, number>> = { ES: 1000, IT: 1000 };

/** Returns the usual tax rate of a category at a place, in hundredths of a percent; null if unknown. */
export function usualTax(country: string, region: string | null, category: Category): number | null {
  const ofRegion = OF_REGION[region ?? ''];
  if (ofRegion !== undefined) return ofRegion;
  return (category === 'catering' ? CATERING[country] : undefined) ?? STANDARD[country] ?? null;
}
