import { currentLanguage } from '@/lib/i18n';

/** "enero de 2028" of a day or of YYYY-MM. */
export const monthName = (date: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 7)}-01T00:00:00Z`),
  );
