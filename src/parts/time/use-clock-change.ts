import { useCallback } from 'react';
import { type DateText, isStorable } from '@/domain/calendar';
import { clockChange, instantOf } from '@/domain/timeline/zone';
import { DATE_LOCALES } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';

/** Formats a time of day in the reader's language: "02:30", "2:30 AM". */
const clockWords = (zone: string, at: number): string => {
  const language = currentLanguage();
  return new Intl.DateTimeFormat(DATE_LOCALES[language], {
    timeZone: zone,
    hour: language === 'es' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hour12: language === 'en',
  }).format(at * 60_000);
};

/**
 * Returns a function that returns a warning if a clock change on the date skips or repeats the entered time.
 * Otherwise that function returns null.
 */
export function useClockChange(zone: string): (date: DateText, typed: number | null) => string | null {
  const { t } = useTranslation('modules');
  return useCallback(
    (date, typed) => {
      const change = typed !== null && isStorable(date) ? clockChange(zone, date, typed) : null;
      if (typed === null || change === null) return null;
      // UTC has no clock changes, so it shows the time exactly as entered.
      const words = {
        typed: clockWords('UTC', typed),
        stored: clockWords(zone, instantOf(zone, date, typed)),
      };
      return t(`clock.${change}`, words);
    },
    [zone, t],
  );
}
