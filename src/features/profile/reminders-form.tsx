import { useId } from 'react';
import type { Profile } from '@/data/profiles';
import { useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { useProfileUpdate } from './use-profile-update';

/** Option for the event's time zone instead of the user's own. */
const EVENT = 'event';

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

interface RemindersFormProps {
  profile: Profile;
  userId: string | undefined;
}

/** Form for email reminders and their time zone. Each change is saved at once. */
export function RemindersForm({ profile, userId }: RemindersFormProps) {
  const { t } = useTranslation('profile');
  const heading = useId();
  const update = useProfileUpdate(userId);
  // Shows a change while it is being saved; if saving fails, the stored values return.
  const { email_reminders, time_zone } = { ...profile, ...(update.isPending ? update.variables : {}) };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([here, ...(time_zone ? [time_zone] : [])])];

  return (
    <section aria-labelledby={heading} className="border-t border-line pt-8">
      <h2 id={heading} className="text-xl">
        {t('reminders.title')}
      </h2>
      <div className="mt-4 flex max-w-lg flex-col gap-5">
        <Checkbox
          label={<span className="font-medium">{t('reminders.switch')}</span>}
          hint={t('reminders.text')}
          checked={email_reminders}
          onChange={(on) => update.mutate({ email_reminders: on })}
        />
        {email_reminders && (
          <SelectField
            label={t('reminders.zone')}
            hint={t('reminders.zoneHint')}
            value={time_zone ?? EVENT}
            onChange={(value) => update.mutate({ time_zone: value === EVENT ? null : value })}
            options={[
              { value: EVENT, label: t('reminders.eventZone') },
              ...zones.map((zone) => ({
                value: zone,
                label: zone === here ? t('reminders.here', { zone: cityOf(zone) }) : cityOf(zone),
              })),
            ]}
          />
        )}
      </div>
    </section>
  );
}
