import { Link } from 'react-router-dom';
import { HALAL } from '@/domain/drinks/drink';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { MAX_GUESTS } from '@/domain/plan/facts';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { ChoiceRow } from './choice-row';
import type { Drinks } from './use-drinks';

const HALAL_WORDS = { none: 'halalNone', some: 'halalSome', all: 'halalAll' } as const;

/** Step that asks about the guests and which kinds of drinks are served. */
export function KindStep({ drinks }: { drinks: Drinks }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const { preferences, change, choose } = drinks;
  const { alcohol, halal, choices } = preferences;
  const { crowd } = drinksEventOf(plan, preferences);
  const usual = drinksEventOf(plan, { ...preferences, choices: {} }).crowd.abstain;
  const heads = crowd.adults + crowd.children;
  const tooMany =
    heads > plan.guest_count
      ? t('kind.tooMany', { heads: formatNumber(heads), guests: formatNumber(plan.guest_count) })
      : undefined;
  const dry = !alcohol || halal === 'all';
  const percent = (part: number) => formatNumber(Math.round(part * 100));
  return (
    <div className="flex flex-col gap-7">
      <ChoiceRow
        legend={t('kind.alcohol')}
        value={alcohol ? 'with' : 'without'}
        onChange={(value) => change({ alcohol: value === 'with' })}
        options={[
          { value: 'with', label: t('kind.with'), note: t('kind.withNote') },
          { value: 'without', label: t('kind.without'), note: t('kind.withoutNote') },
        ]}
      />
      <ChoiceRow
        legend={t('kind.halal')}
        value={halal}
        onChange={(value) => change({ halal: value })}
        options={HALAL.map((value) => ({
          value,
          label: t(`kind.${HALAL_WORDS[value]}`),
          ...(value === 'all' ? { note: t('kind.halalAllNote') } : {}),
        }))}
      />
      <div className="grid items-start gap-x-4 gap-y-7 sm:grid-cols-2">
        {halal === 'some' && (
          <NumberField
            label={t('kind.halalGuests')}
            hint={t('kind.halalHint')}
            value={choices.halal_guests}
            most={crowd.adults}
            onChange={(value) => choose({ halal_guests: value })}
            className="sm:col-span-2"
          />
        )}
        <NumberField
          label={t('kind.adults')}
          hint={t('kind.adultsHint', { guests: formatNumber(plan.guest_count) })}
          value={crowd.adults}
          most={MAX_GUESTS}
          problem={tooMany}
          onChange={(value) => choose({ adults: value })}
        />
        <NumberField
          label={t('kind.children')}
          hint={t('kind.childrenHint')}
          value={crowd.children}
          most={MAX_GUESTS}
          problem={tooMany}
          onChange={(value) => choose({ children: value })}
        />
        {!dry && (
          <NumberField
            label={t('kind.abstaining')}
            hint={t('kind.abstainingHint', { low: percent(usual.low), high: percent(usual.high) })}
            value={choices.abstaining}
            most={crowd.adults}
            onChange={(value) => choose({ abstaining: value })}
            className="sm:col-span-2"
          />
        )}
      </div>
      <p>
        <Link
          to={paths.drinksPreferences(plan.id)}
          className="inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4"
        >
          {t('steps.details')}
        </Link>
      </p>
    </div>
  );
}
