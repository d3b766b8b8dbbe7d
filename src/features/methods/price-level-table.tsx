import { COUNTRIES, exchangeRate } from '@/domain/places/places';
import { countryName, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { FigureTable } from './figure-table';

export default function PriceLevelTable() {
  const { t } = useTranslation('methods');
  const { compare } = new Intl.Collator(currentLanguage());
  const rows = COUNTRIES.map((country) => ({ ...country, name: countryName(country.code) })).sort((a, b) =>
    compare(a.name, b.name),
  );
  return (
    <FigureTable
      caption={t('countries.caption')}
      head={[t('column.country'), t('column.level'), t('column.rate'), t('column.year')]}
      rows={rows.map(({ code, name, price_level, currency, year, confidence }) => {
        const rate = exchangeRate('USD', currency);
        return {
          key: code,
          name,
          cells: [
            price_level === null ? '–' : formatNumber(price_level, 3),
            rate === null ? currency : `${formatNumber(rate, rate < 10 ? 3 : 1)} ${currency}`,
            year === null ? '–' : `${year}${confidence === 'low' ? '*' : ''}`,
          ],
        };
      })}
    />
  );
}
