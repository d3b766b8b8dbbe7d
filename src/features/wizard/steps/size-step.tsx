import { useTranslation } from 'react-i18next';
import { LOCATION_TYPES, type LocationType } from '@/domain/plan/facts';
import { CountField } from '@/parts/count-field';
import { Building2, House, Plane, Trees } from '@/ui/icons';
import { ChoiceCards } from '../choice-cards';
import { useField } from '../use-field';

const ICONS = {
  indoor: Building2,
  outdoor: Trees,
  home: House,
  destination: Plane,
} satisfies Record<LocationType, unknown>;

export function SizeStep() {
  const { t } = useTranslation(['wizard', 'common']);
  const guests = useField('guest_count');
  const place = useField('location_type');
  return (
    <div className="flex flex-col gap-8">
      <CountField
        label={t('size.guests')}
        hint={t('size.guestsHint')}
        error={guests.error}
        className="sm:max-w-80"
        {...guests.field}
      />
      <ChoiceCards
        legend={t('size.place')}
        name="location_type"
        value={place.field.value}
        onChange={place.field.onChange}
        onBlur={place.field.onBlur}
        ref={place.field.ref}
        error={place.error}
        className="grid-cols-2 sm:grid-cols-4"
        options={LOCATION_TYPES.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: t(`common:locationType.${value}`),
            note: t(`size.placeHints.${value}`),
            picture: <Icon aria-hidden="true" className="mb-1 size-8 text-accent" strokeWidth={1.5} />,
          };
        })}
      />
    </div>
  );
}
