import { EVENT_TYPES } from '@/domain/plan/facts';
import { typeFromName } from '@/domain/wizard/type-from-name';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { NameOffer } from '@/parts/plan/name-offer';
import { cx } from '@/ui/class-names';
import { useField } from '../use-field';
import { withEventType } from '../wizard-changes';
import { ChoiceCards } from './choice-cards';
import { EVENT_PICTURES } from './event-pictures';

export function NameStep() {
  const { t } = useTranslation(['wizard', 'common']);
  // In the order of the page: the first that is wrong takes the focus.
  const name = useField('name');
  const type = useField('event_type');
  return (
    <div className="flex flex-col gap-7">
      <div className={cx('flex flex-col', name.error ? 'gap-7' : 'gap-2')}>
        <LimitedText
          label={t('name.label')}
          hint={t('name.hint')}
          error={name.error}
          autoComplete="off"
          max={100}
          {...name.field}
          onBlur={() => {
            name.field.onBlur();
            const told = typeFromName(name.field.value);
            if (told && type.field.value === null) type.setMany(withEventType(type.values(), told));
          }}
        />
        <NameOffer
          name={name.field.value}
          say={(offered) => t('name.use', { name: offered })}
          onTake={name.field.onChange}
        />
      </div>
      <ChoiceCards
        legend={t('name.type')}
        field={{
          ...type.field,
          onChange: (event_type) => type.setMany(withEventType(type.values(), event_type)),
        }}
        error={type.error}
        className="grid-cols-2 sm:grid-cols-3"
        options={EVENT_TYPES.map((value) => {
          const Picture = EVENT_PICTURES[value];
          return {
            value,
            label: t(`common:eventType.${value}`),
            // The odd one out fills its row on a phone.
            className: value === 'other' ? 'max-sm:col-span-2' : '',
            picture: (
              <span className="flex h-18 justify-center sm:h-28">
                <Picture />
              </span>
            ),
          };
        })}
      />
    </div>
  );
}
