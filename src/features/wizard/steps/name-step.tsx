import { lazy, Suspense } from 'react';
import { EVENT_TYPES, KINDS_OF } from '@/domain/plan/facts';
import { kindOf, typeFromName } from '@/domain/plan/kind';
import { loadTexts } from '@/lib/i18n';
import { afterPaint } from '@/lib/idle';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { NameOffer } from '@/parts/plan/name-offer';
import { cx } from '@/ui/class-names';
import { useField } from '../use-field';
import { withEventType, withKind, withName } from '../wizard-changes';
import { ChoiceCards } from './choice-cards';
import { EVENT_PICTURES } from './event-pictures';

/**
 * Loaded after the questions that everybody sees, because few people have a template. If loading fails, the
 * wizard offers no templates.
 */
const BeginFrom = lazy(async () => {
  await afterPaint();
  return Promise.all([import('../template/begin-from'), loadTexts('templates')])
    .then(([part]) => part)
    .catch(() => ({ default: () => null }));
});

export function NameStep() {
  const { t } = useTranslation(['wizard', 'common']);
  // The fields are in the order of the page, because the first invalid field gets the focus.
  const name = useField('name');
  const type = useField('event_type');
  const kind = useField('kind');
  const event_type = type.field.value;
  const kinds = event_type ? KINDS_OF[event_type] : [];
  const rename = (changed: string) => {
    const { categories } = withName(name.values(), changed);
    name.field.onChange(changed);
    if (categories) kind.setMany({ categories });
  };
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
          onChange={(event) => rename(event.target.value)}
          onBlur={() => {
            name.field.onBlur();
            const told = typeFromName(name.field.value);
            if (told && type.field.value === null) type.setMany(withEventType(type.values(), told));
          }}
        />
        <NameOffer
          name={name.field.value}
          say={(offered) => t('name.use', { name: offered })}
          onTake={rename}
        />
      </div>
      <ChoiceCards
        legend={t('name.type')}
        field={{
          ...type.field,
          onChange: (chosen) => type.setMany(withEventType(type.values(), chosen)),
        }}
        error={type.error}
        className="grid-cols-2 sm:grid-cols-3"
        options={EVENT_TYPES.map((value) => {
          const Picture = EVENT_PICTURES[value];
          return {
            value,
            label: t(`common:eventType.${value}`),
            // On a phone, the last card takes the full width.
            className: value === 'other' ? 'max-sm:col-span-2' : '',
            picture: (
              <span className="flex h-18 justify-center sm:h-20">
                <Picture />
              </span>
            ),
          };
        })}
      />
      {event_type && kinds.length > 0 && (
        <ChoiceCards
          legend={t('common:kind.label')}
          field={{
            ...kind.field,
            value: kindOf({ ...type.values(), event_type, kind: kind.field.value, name: name.field.value }),
            onChange: (chosen) => {
              const own = kinds.find((one) => one === chosen);
              if (own) kind.setMany(withKind(kind.values(), own));
            },
          }}
          className="grid-cols-2 sm:grid-cols-3"
          options={kinds.map((value) => ({
            value,
            label: t(`common:kind.${value}`),
            // Without a picture, the check mark needs this space next to the text.
            className: 'px-8',
          }))}
        />
      )}
      <Suspense fallback={null}>
        <BeginFrom />
      </Suspense>
    </div>
  );
}
