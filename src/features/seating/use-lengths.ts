import { useMemo } from 'react';
import type { LengthUnit } from '@/domain/seating/chart';
import { DECIMALS, halfFeet, inUnit } from '@/domain/seating/room/lengths';
import { LENGTH_LIMITS } from '@/domain/seating/schema';
import { formatNumber, numberInField } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { type TextKey, useTranslation } from '@/lib/translation';

type Key = TextKey<'seating'>;
const isLimited = (key: string): key is keyof typeof LENGTH_LIMITS => key in LENGTH_LIMITS;

export function useLengths(unit: LengthUnit, language?: Language) {
  const { t } = useTranslation('seating', language && { lng: language });
  return useMemo(() => {
    const number = (metres: number, decimals = DECIMALS[unit]) =>
      formatNumber(inUnit(metres, unit), decimals, language);
    const named = (text: string) => t(`length.short.${unit}`, { number: text });
    /** Formats a table's size as vendors state it: 180 cm, 6 ft. */
    const made = (metres: number) =>
      formatNumber(unit === 'm' ? Math.round(metres * 100) : halfFeet(metres), 1, language);
    const trade = (text: string) => t(unit === 'm' ? 'length.short.cm' : 'length.short.ft', { number: text });
    return {
      /** Formats a length for an input, without its unit. */
      field: (metres: number) => numberInField(inUnit(metres, unit), language),
      number,
      words: (metres: number) => named(number(metres)),
      area: (width: number, height: number) => named(`${number(width)} × ${number(height)}`),
      trade: (metres: number) => trade(made(metres)),
      tradeSize: (width: number, height: number) => trade(`${made(width)} × ${made(height)}`),
      /** Translates a text, and fills in the unit and the limits of the field. */
      t: (key: Key) => {
        const [least, most] = isLimited(key) ? LENGTH_LIMITS[key] : [0, 0];
        // Rounds limits in feet down, so that the stated maximum is valid.
        const whole = (metres: number) =>
          formatNumber(unit === 'm' ? metres : Math.trunc(inUnit(metres, unit)), 1, language);
        return t(key, {
          unit: t(`length.${unit}`),
          least:
            least > 0 && unit === 'ft'
              ? formatNumber(Math.ceil(inUnit(least, unit) * 10) / 10, 1, language)
              : whole(least),
          most: whole(most),
        });
      },
    };
  }, [t, unit, language]);
}
