import { COUPLE_TYPES } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { CeremonyChoice } from '@/parts/plan/ceremony-choice';
import { useField } from '../use-field';
import { ChoiceCards } from './choice-cards';
import { COUPLE_PICTURES } from './event-pictures';

export function CoupleStep() {
  const { t } = useTranslation(['wizard', 'common']);
  const { field, error } = useField('couple_type');
  const ceremony = useField('ceremony');
  return (
    <div className="flex flex-col gap-8">
      <ChoiceCards
        legend={t('couple.label')}
        field={field}
        error={error}
        className="sm:grid-cols-3"
        options={COUPLE_TYPES.map((value) => {
          const Picture = COUPLE_PICTURES[value];
          return {
            value,
            label: t(`common:coupleType.${value}`),
            picture: (
              <span className="flex h-18 justify-center sm:h-24">
                <Picture />
              </span>
            ),
          };
        })}
      />
      <CeremonyChoice
        optional
        value={ceremony.field.value ?? undefined}
        onChange={(kind) => ceremony.field.onChange(kind ?? null)}
      />
    </div>
  );
}
