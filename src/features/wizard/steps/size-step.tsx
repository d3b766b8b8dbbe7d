import { Building2, House, Plane, Trees } from 'lucide-react';
import { LOCATION_TYPES, type LocationType } from '@/domain/plan/facts';
import { isAttended, isWork, kindOf } from '@/domain/plan/kind';
import { guestLimit } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';
import { useTier } from '@/parts/account/use-tier';
import { CountField } from '@/parts/fields/count-field';
import { Notice } from '@/ui/states';
import { useField } from '../use-field';
import { ChoiceCards } from './choice-cards';

const ICONS = {
  indoor: Building2,
  outdoor: Trees,
  home: House,
  destination: Plane,
} satisfies Record<LocationType, unknown>;

/** Explains that planning uses the full number of guests although the tier limits the guest list to fewer. */
function ListNotice({ guests }: { guests: number | null }) {
  const { t } = useTranslation(['wizard', 'common']);
  const tier = useTier();
  const limit = tier ? guestLimit(tier) : null;
  if (!tier || limit === null || guests === null || !(guests > limit)) return null;
  return (
    <Notice>
      {t('size.list', {
        count: guests,
        limit,
        tier: t(`common:tier.${tier}`),
      })}
    </Notice>
  );
}

export function SizeStep() {
  const { t } = useTranslation(['wizard', 'common']);
  const guests = useField('guest_count');
  const place = useField('location_type');
  const { event_type, ...answers } = guests.values();
  const kind = event_type ? kindOf({ ...answers, event_type }) : 'plain';
  return (
    <div className="flex flex-col gap-8">
      <CountField
        label={t(isAttended(kind) ? 'size.attendees' : 'size.guests')}
        hint={t(isWork(kind) ? 'size.guestsHintWork' : 'size.guestsHint')}
        error={guests.error}
        className="sm:max-w-80"
        {...guests.field}
      />
      <div aria-live="polite" className="empty:hidden">
        <ListNotice guests={guests.error === undefined ? guests.field.value : null} />
      </div>
      <ChoiceCards
        legend={t('size.place')}
        field={place.field}
        error={place.error}
        className="grid-cols-2 sm:grid-cols-4"
        options={LOCATION_TYPES.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: t(`common:locationType.${value}`),
            note: t(`size.placeHints.${value}`),
            picture: <Icon className="mb-1 size-8 text-accent" strokeWidth={1.5} />,
          };
        })}
      />
    </div>
  );
}
