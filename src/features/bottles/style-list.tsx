import { type Occasion, stylesFor } from '@/domain/drinks/recommend';
import type { DrinksMenu } from '@/domain/drinks/styles.data';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { bottles } from '@/locales/en/bottles';
import { Tag } from '@/ui/states';

const fahrenheit = (celsius: number) => formatNumber(Math.round((celsius * 9) / 5 + 32));

/** Styles of this type of drink, the best matches for the chosen occasion first. */
export function StyleList({ occasion, menu }: { occasion: Occasion; menu: DrinksMenu | null }) {
  const { t } = useTranslation('bottles');
  return (
    <section aria-labelledby="styles">
      <h2 id="styles" className="text-2xl">
        {t('stylesTitle')}
      </h2>
      <p className="measure mt-2 text-ink-muted">{t('stylesText')}</p>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {stylesFor(occasion, menu).map(({ style, suits }) => {
          const { id, serve } = style;
          const [from, to] = serve;
          const key = id as keyof typeof bottles.style;
          return (
            <li key={id} className="border-t border-line py-4">
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
                <span>{t(`style.${key}.name`)}</span>
                {suits && (
                  <span className="font-sans text-base tracking-normal">
                    <Tag tone="positive">{t('suits')}</Tag>
                  </span>
                )}
              </h3>
              <p className="mt-1">{t(`style.${key}.text`)}</p>
              <p className="mt-1 text-sm text-ink-muted">
                {t('serve', {
                  from: formatNumber(from),
                  to: formatNumber(to),
                  fromF: fahrenheit(from),
                  toF: fahrenheit(to),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
