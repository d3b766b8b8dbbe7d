import { memo } from 'react';
import { regionWithTown } from '@/domain/places/region-of-town';
import type { PlaceOverride } from '@/domain/what-if/overrides';
import { useTranslation } from '@/lib/translation';
import { CountryField } from '@/parts/fields/country-field';
import { FittingText } from '@/parts/fields/limited-field';
import { RegionField } from '@/parts/fields/region-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Notice } from '@/ui/states';
import { useLineWords } from '../line-words';
import { ResetButton } from './reset-button';

interface PlaceChoiceProps {
  value: PlaceOverride | undefined;
  /** True if prices of the place are known and can be compared with the plan's. */
  known: boolean;
  onChange: (value: PlaceOverride | undefined) => void;
}

export const PlaceChoice = memo(function PlaceChoice({ value, known, onChange }: PlaceChoiceProps) {
  const { t } = useTranslation('whatif');
  const { plan, editable } = usePlanContext();
  const words = useLineWords();
  const place = value ?? { country: plan.country, region: plan.region, city: null };
  const set = (next: PlaceOverride) => {
    const same =
      next.country === plan.country &&
      next.region === plan.region &&
      (next.city === null || next.city === plan.city);
    onChange(same && next.city === null ? undefined : next);
  };
  return (
    <fieldset disabled={!editable} className="min-w-0">
      <legend className="font-medium">{t('line.place')}</legend>
      {!editable ? (
        <p className="mt-1">
          {words.value(
            { ...plan, country: place.country, region: place.region, city: place.city ?? plan.city },
            'place',
          )}
        </p>
      ) : (
        <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
          <CountryField
            value={place.country}
            onChange={(country) => country && set({ country, region: null, city: null })}
          />
          <RegionField
            country={place.country}
            value={place.region}
            onChange={(region) => set({ ...place, region })}
          />
          <FittingText
            label={t('editor.city')}
            value={place.city ?? ''}
            placeholder={place.country === plan.country ? plan.city : ''}
            max={50}
            autoComplete="off"
            onChange={(city) =>
              set({
                ...place,
                city: city.trimStart() || null,
                region: regionWithTown({ ...place, city: place.city ?? '' }, city),
              })
            }
            {...(place.country !== plan.country && !place.city ? { hint: t('editor.cityNeeded') } : {})}
          />
        </div>
      )}
      {!known && <Notice className="mt-2">{t('editor.placeUnknown')}</Notice>}
      {value && editable && (
        <ResetButton
          plan={words.value(plan, 'place')}
          line={t('line.place')}
          onReset={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
});
