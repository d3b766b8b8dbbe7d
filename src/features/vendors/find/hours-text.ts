import { formatWeekday } from '@/lib/format';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * Translates opening hours in OpenStreetMap notation ("Mo-Fr 10:00-18:00; PH off"). Unknown parts aren't
 * translated.
 */
export const hoursText = (hours: string, words: { closed: string; holidays: string }): string =>
  hours
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/gu, (day) => formatWeekday(DAYS.indexOf(day)))
    .replace(/\bPH\b/gu, words.holidays)
    .replace(/\b(?:off|closed)\b/gu, words.closed)
    .replace(/(?<=\S)-(?=\S)/gu, '–')
    .replace(/,(?=\S)/gu, ', ')
    .split(/\s*;\s*/u)
    .filter(Boolean)
    .join(' · ');
