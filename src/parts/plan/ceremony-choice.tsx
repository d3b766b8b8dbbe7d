import { CEREMONIES, type Ceremony } from '@/domain/plan/ceremony';
import { useTranslation } from '@/lib/translation';

interface CeremonyChoiceProps {
  value: Ceremony | undefined;
  onChange: (value: Ceremony | undefined) => void;
  optional?: boolean;
}

/** Choice of the kind of ceremony, which decides the documents and rites in the checklist. */
export function CeremonyChoice({ value, onChange, optional = false }: CeremonyChoiceProps) {
  const { t } = useTranslation('common');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <span>{t('ceremony.label')}</span>
        {optional && <span className="font-normal text-ink-muted">{` (${t('optional')})`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...CEREMONIES, undefined].map((kind) => (
          <label
            key={kind ?? 'undecided'}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="ceremony"
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="size-4 outline-none"
            />
            <span>{t(`ceremony.${kind ?? 'undecided'}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
