import { fold } from '../../fold';
import type { AgeGroup } from '../guest';
import { ADULT, CHILD, SENIOR } from './import-words.data';

interface Age {
  readonly group: AgeGroup;
  /** Age in years; null if the text only names an age group. */
  readonly years: number | null;
}

const groupOf = (years: number): AgeGroup => (years < 13 ? 'child' : years >= 65 ? 'senior' : 'adult');
const OLDEST = 120;

const YEARS = /^(?:age|edad|aged)?:? ?(\d{1,3})(?: ?(?:anos?|anitos|years?|yrs?|y\/?o)(?: old)?)?$/;
const MONTHS = /^(\d{1,2}) ?(?:meses|mes|months?|mos?|m)(?: old)?$/;
const DAYS = /^(\d{1,3}) ?(?:dias?|days?|semanas?|weeks?|wks?)(?: old)?$/;
/** Matches a date such as 2019-05-31, the format in which spreadsheets store birthdays. */
const BIRTHDAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Parses an age group, a number of years or months, or a birthday. Returns null for any other text. */
export function ageFrom(text: string, on: string | null = null): Age | null {
  const folded = fold(text).trim();
  if (CHILD.test(folded)) return { group: 'child', years: null };
  if (SENIOR.test(folded)) return { group: 'senior', years: null };
  if (ADULT.test(folded)) return { group: 'adult', years: null };
  const [, months] = MONTHS.exec(folded) ?? [];
  const [, birth = '', month = '', day = ''] = BIRTHDAY.exec(folded) ?? [];
  const later = on !== null && `${month}-${day}` > on.slice(5) ? 1 : 0;
  const years = months
    ? Math.floor(Number(months) / 12)
    : DAYS.test(folded)
      ? 0
      : birth && on
        ? Number(on.slice(0, 4)) - Number(birth) - later
        : Number(YEARS.exec(folded)?.[1] ?? Number.NaN);
  return Number.isInteger(years) && years >= 0 && years <= OLDEST ? { group: groupOf(years), years } : null;
}
