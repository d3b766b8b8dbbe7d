import { type Extras, GLASSES } from '@/domain/drinks/extras';
import { formatList, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

export function ExtrasList({ extras }: { extras: Extras }) {
  const { t } = useTranslation('drinks');
  const { ice, mixer, bartenders, glasses } = extras;
  const kinds = GLASSES.filter((glass) => glasses[glass] > 0);
  const lines = [
    ice.high > 0 && [
      t('result.ice'),
      t('result.iceAmount', {
        low: formatNumber(ice.low),
        likely: formatNumber(ice.likely),
        high: formatNumber(ice.high),
      }),
    ],
    mixer > 0 && [t('result.mixer'), t('result.litres', { count: mixer })],
    bartenders > 0 && [t('result.bartenders'), formatNumber(bartenders)],
    kinds.length > 0 && [
      t('result.glasses'),
      formatList(kinds.map((glass) => `${formatNumber(glasses[glass])} ${t(`result.glass.${glass}`)}`)),
    ],
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="extras">
      <h2 id="extras" className="text-xl">
        {t('result.extras')}
      </h2>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {lines.map(([what, much]) => (
          <div key={what} className="grid gap-x-4 py-2 sm:grid-cols-[16rem_1fr]">
            <dt className="font-medium">{what}</dt>
            <dd>{much}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
