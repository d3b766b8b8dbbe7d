import { firstMoment, rateOf } from '@/domain/drinks/demand';
import {
  ALCOHOL_FREE,
  ALCOHOLIC,
  DEALCOHOLISED,
  DRINKS,
  type Drink,
  type DrinksEvent,
  GENEROSITIES,
  isAlcoholic,
  type MomentPlan,
} from '@/domain/drinks/drink';
import type { MomentChoice } from '@/domain/drinks/preferences';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { ChoiceRow } from '../choice-row';
import { DrinkChips } from './drink-chips';
import { SplitFields } from './split-fields';

/** The fields of a moment that change. The value undefined restores a field's default. */
export type MomentChange = { readonly [K in keyof MomentChoice]?: MomentChoice[K] | undefined };

interface MomentCardProps {
  event: DrinksEvent;
  planned: MomentPlan;
  onChange: (change: MomentChange) => void;
}

const LENGTHS = [0, ...Array.from({ length: 24 }, (_, half) => (half + 1) / 2)];
/** Duration in hours of the moment when guests drink a toast. This moment can only be switched on or off. */
const TOAST = 0.5;

/** Settings of one moment of the day: duration, generosity and drinks. */
export function MomentCard({ event, planned, onChange }: MomentCardProps) {
  const { t } = useTranslation('drinks');
  const { moment, hours, generosity, shares } = planned;
  const { dry, halal } = event.setting;
  const served = DRINKS.filter((drink) => (shares[drink] ?? 0) > 0);
  const isLeftOut = (drink: Drink) =>
    ((dry || halal === 'all') && isAlcoholic(drink)) || (halal === 'all' && DEALCOHOLISED.has(drink));
  const toggle = (drink: Drink) =>
    onChange({
      drinks: served.includes(drink) ? served.filter((one) => one !== drink) : [...served, drink],
    });
  const length = (of: number) => t('moments.length', { count: of });
  const lengths = moment === 'toast' ? [0, TOAST] : LENGTHS.includes(hours) ? LENGTHS : [...LENGTHS, hours];
  const rate = rateOf(planned, planned.moment === firstMoment(event)?.moment);
  return (
    <section className="card flex flex-col gap-5 p-4 sm:p-5" aria-labelledby={`moment-${moment}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`moment-${moment}`} className="text-xl">
          {t(`moment.${moment}`)}
        </h2>
        <SelectField
          label={t('moments.hours')}
          className="w-40"
          value={String(hours)}
          onChange={(value) => onChange({ hours: Number(value) })}
          options={lengths.map((of) => ({
            value: String(of),
            label: of === 0 ? t('moments.none') : moment === 'toast' ? t('moments.yes') : length(of),
          }))}
        />
      </div>
      {hours > 0 && (
        <Checkbox
          label={t('moments.poured')}
          checked={planned.poured ?? false}
          onChange={(on) => onChange({ poured: on })}
        />
      )}
      {hours > 0 && !planned.poured && (
        <>
          <ChoiceRow
            legend={t('moments.generosity')}
            value={generosity}
            onChange={(value) => onChange({ generosity: value })}
            options={GENEROSITIES.map((value) => ({ value, label: t(`moments.${value}`) }))}
          />
          {event.crowd.adults > 0 &&
            planned.per_adult === null &&
            served.some((drink) => isAlcoholic(drink) && !isLeftOut(drink)) && (
              <p className="text-sm text-ink-muted">
                {t('moments.about', { low: formatNumber(rate.low, 1), high: formatNumber(rate.high, 1) })}
              </p>
            )}
          <DrinkChips
            legend={t('moments.withAlcohol')}
            drinks={ALCOHOLIC}
            served={served}
            isLeftOut={isLeftOut}
            onToggle={toggle}
          />
          {!dry && halal !== 'all' && (
            <SplitFields
              shares={shares}
              isOwn={planned.split ?? false}
              onChange={(split) => onChange({ split })}
            />
          )}
          <DrinkChips
            legend={t('moments.free')}
            drinks={ALCOHOL_FREE}
            served={served}
            isLeftOut={isLeftOut}
            onToggle={toggle}
          />
          <NumberField
            label={t('moments.perAdult')}
            hint={t('moments.perAdultHint')}
            value={planned.per_adult ?? undefined}
            most={50}
            parts
            onChange={(value) => onChange({ per_adult: value })}
            className="sm:max-w-sm"
          />
        </>
      )}
    </section>
  );
}
