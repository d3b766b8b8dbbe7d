import { REGION_ROWS } from '../places/regions.data';
import { SOURCES } from '../sources.data';
import { WEDDING_COSTS } from './costs.data';

/** Counts the engine's figures, so that a page that states these counts is always correct. */
export const coverage = () => ({
  sources: Object.values(SOURCES).filter(({ kind }) => kind !== 'proposal').length,
  countries: Object.keys(WEDDING_COSTS).length,
  regions: REGION_ROWS.filter(([, , , guests, ratio]) => guests !== null || ratio !== null).length,
});
