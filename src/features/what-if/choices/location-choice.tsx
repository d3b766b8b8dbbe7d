import { memo } from 'react';
import { LOCATION_TYPES, type LocationType } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { ResetButton } from './reset-button';

interface LocationChoiceProps {
  value: LocationType;
  plan: LocationType;
  onChange: (value: LocationType | undefined) => void;
}

export const LocationChoice = memo(function LocationChoice({ value, plan, onChange }: LocationChoiceProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const { editable } = usePlanContext();
  return (
    <fieldset disabled={!editable} className="min-w-0">
      <legend className="font-medium">{t('line.location_type')}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {LOCATION_TYPES.map((type) => (
          <label
            key={type}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-center rounded-full border px-3 text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent',
              type === value
                ? 'border-accent bg-accent-soft font-semibold text-accent-strong'
                : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name="location_type"
              checked={type === value}
              onChange={() => onChange(type === plan ? undefined : type)}
              className="sr-only"
            />
            <span>{t(`common:locationType.${type}`)}</span>
          </label>
        ))}
      </div>
      {value !== plan && editable && (
        <ResetButton
          plan={t(`common:locationType.${plan}`)}
          line={t('line.location_type')}
          onReset={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
});
