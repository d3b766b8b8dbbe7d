import { REGIONS } from '@/domain/places/regions';
import { countryName, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { FigureTable } from './figure-table';
import { SourceNote } from './source-note';

/** Regions for which there is survey data, by country. */
export default function RegionTable() {
  const { t } = useTranslation('methods');
  const surveyed = REGIONS.filter(({ source }) => source !== null);
  const countries = [...new Set(surveyed.map(({ code }) => code.slice(0, 2)))];
  return (
    <div className="flex flex-col gap-8">
      {countries.map((country) => (
        <FigureTable
          key={country}
          caption={countryName(country)}
          head={[t('column.region'), t('column.ratio'), t('column.guests')]}
          rows={surveyed
            .filter(({ code }) => code.startsWith(`${country}-`))
            .map(({ code, name, cost_ratio, usual_guests, source }) => ({
              key: code,
              name: (
                <>
                  <span>{name[currentLanguage()]}</span>{' '}
                  {source && (
                    <span className="block text-sm text-ink-muted">
                      <SourceNote id={source} />
                    </span>
                  )}
                </>
              ),
              cells: [
                cost_ratio === null ? '–' : `× ${formatNumber(cost_ratio, 2)}`,
                usual_guests === null ? '–' : formatNumber(usual_guests),
              ],
            }))}
        />
      ))}
    </div>
  );
}
