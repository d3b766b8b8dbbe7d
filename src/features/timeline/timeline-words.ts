import { useCallback, useMemo } from 'react';
import { daysBetween } from '@/domain/calendar';
import type { Minute } from '@/domain/timeline/item';
import { wallOf } from '@/domain/timeline/zone';
import { DATE_LOCALES, formatDate, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

/** Returns a function that formats a local time in the reader's language: "17:30", "5:30 pm". */
export function useClock(zone: string): (at: Minute) => string {
  const language = currentLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
      timeZone: zone,
      hour: language === 'es' ? '2-digit' : 'numeric',
      minute: '2-digit',
      hour12: language === 'en',
    });
    return (at) => format.format(at * 60_000);
  }, [zone, language]);
}

/** Returns a function that formats full hours briefly, because the chart's scale has little room. */
export function useHourClock(zone: string): (at: Minute) => string {
  const language = currentLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
      timeZone: zone,
      ...(language === 'es' ? { hour: '2-digit', minute: '2-digit' } : { hour: 'numeric', hour12: true }),
    });
    return (at) => format.format(at * 60_000);
  }, [zone, language]);
}

/** Returns a function that formats a local time. The day is added if it isn't the event's date. */
export function useDayClock(zone: string, event_date: string): (at: Minute) => string {
  const { t } = useTranslation('timeline');
  const clock = useClock(zone);
  return useCallback(
    (at) => {
      const time = clock(at);
      const { date } = wallOf(zone, at);
      const days = daysBetween(event_date, date);
      if (days === 0) return time;
      if (days === 1) return t('clock.nextDay', { time });
      if (days === -1) return t('clock.dayBefore', { time });
      return t('clock.onDay', { time, day: formatDate(date, 'medium') });
    },
    [t, clock, zone, event_date],
  );
}

/** Returns a function that formats a duration: "45 min", "2 h", "1 h 30 min". */
export function useLength(): (minutes: number) => string {
  const { t } = useTranslation('timeline');
  return useCallback(
    (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (minutes === 0) return t('length.moment');
      if (hours === 0) return t('length.minutes', { minutes: formatNumber(rest) });
      if (rest === 0) return t('length.hours', { hours: formatNumber(hours) });
      return t('length.both', { hours: formatNumber(hours), minutes: formatNumber(rest) });
    },
    [t],
  );
}

/**
 * Locales in which the browser names a time zone by its place. Other locales abbreviate the zone, for example
 * to "CET".
 */
const PLACE_NAMES = {
  es: { locales: ['es-ES', 'es-419'], place: /^hora (?:del? )?(.+)$/ },
  en: { locales: ['en-GB', 'en-US'], place: /^(.+) Time$/ },
} as const;

/** Cities whose Spanish names browsers don't know. */
const IN_SPANISH: { readonly [city: string]: string } = {
  'Mexico City': 'Ciudad de México',
  'New York': 'Nueva York',
  'Los Angeles': 'Los Ángeles',
  Cancun: 'Cancún',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  'Bahia Banderas': 'Bahía de Banderas',
  'Sao Paulo': 'São Paulo',
  Canary: 'Canarias',
  Easter: 'Isla de Pascua',
};

/** Cache of names by time zone: formatters are slow to create, and a list of zones needs hundreds. */
const zoneNames = new Map<string, string>();

/**
 * Returns the place of a time zone in the reader's language: "España", "Ciudad de México". If the browser
 * knows no place, returns the zone's own name.
 */
export function zoneName(zone: string): string {
  const language = currentLanguage();
  const key = `${language} ${zone}`;
  const known = zoneNames.get(key);
  if (known) return known;
  const place = placeOf(zone, language) ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const name = (language === 'es' && IN_SPANISH[place]) || place;
  zoneNames.set(key, name);
  return name;
}

function placeOf(zone: string, language: Language): string | null {
  const { locales, place } = PLACE_NAMES[language];
  for (const locale of locales) {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      timeZoneName: 'shortGeneric',
    }).formatToParts(0);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const found = place.exec(name)?.[1];
    if (found) return found;
  }
  return null;
}
