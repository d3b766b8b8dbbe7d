import type { Source } from '../../sources.data';

const rule = (label: string, url: string | null): Source => ({
  label,
  url,
  year: 2026,
  confidence: 'C',
  kind: 'estimate',
});

/** Builds the source of an official rule, with the page where it was read. */
const official = (label: string, url: string): Source => ({ ...rule(label, url), confidence: 'A' });

/** Sources of the lead times. `year` is the year in which a rule was read. */
export const LEAD_TIME_SOURCES = {
  vendors: rule('anatole.wedding', 'https://anatole.wedding/wedding/planning/12-months-checklist'),
  outfit: rule('Tops in Lexington', 'https://www.topsinlex.com/Read/11027/'),
  invitations: rule('anatole.wedding', 'https://anatole.wedding/wedding/planning/12-months-checklist'),
  corporate: rule('rowanchamber.com', null),
  anniversary: rule('tiqd.app', 'https://tiqd.app/wedding-events/anniversary-celebration'),
  notice: official(
    'Newham Council',
    'https://www.newham.gov.uk/births-deaths-marriages/give-notice-intention-marry-enter-civil-partnership/2',
  ),
  scotland: official(
    'Scottish Borders Council',
    'https://www.scotborders.gov.uk/marriage-civil-partnership/marriages-civil-partnerships',
  ),
  /** General knowledge that no public office has confirmed. The texts tell people to ask their office. */
  legal: { label: 'Celebra', url: null, year: 2026, confidence: 'D', kind: 'proposal' },
  proposal: { label: 'Celebra', url: null, year: 2026, confidence: 'D', kind: 'proposal' },
} as const satisfies Record<string, Source>;

export type LeadTimeSource = keyof typeof LEAD_TIME_SOURCES;
