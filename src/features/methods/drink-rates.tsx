import { FIRST_HOUR, RATES, RULES, SOFT_OF_OTHERS, WATER } from '@/domain/drinks/rates.data';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FigureTable } from './figure-table';

const ROWS = { ...RATES, firstHour: FIRST_HOUR, soft: SOFT_OF_OTHERS, water: WATER };
const KEYS = ['welcome', 'meal', 'toast', 'bar', 'late', 'firstHour', 'soft', 'water'] as const;

/** Table of the ranges that the drinks engine assumes, each with its sources. */
export function DrinkRates() {
  const { t } = useTranslation('methods');
  return (
    <FigureTable
      caption={t('drinks.rates')}
      head={['', t('drinks.range')]}
      rows={KEYS.map((key) => {
        const { low, likely, high, sources } = ROWS[key];
        return {
          key,
          name: (
            <>
              <span>{t(`drinks.row.${key}`)}</span>
              <span className="block text-sm text-ink-muted">
                {sources.map((source, at) => {
                  const { label, url } = RULES[source];
                  return (
                    <span key={source}>
                      {at > 0 && <span>, </span>}
                      {url ? (
                        <a href={url} rel="noreferrer" className="py-1 text-accent-strong underline">
                          {label}
                        </a>
                      ) : (
                        <span>{label}</span>
                      )}
                    </span>
                  );
                })}
              </span>
            </>
          ),
          cells: [[low, likely, high].map((figure) => formatNumber(figure, 2)).join(' – ')],
        };
      })}
    />
  );
}
