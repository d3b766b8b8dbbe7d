import { LANGUAGES, type Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

interface LanguageRadiosProps {
  value: Language;
  onChange: (language: Language) => void;
  hint?: string;
}

/** Choice of language. The name of each language is written in that language. */
export function LanguageRadios({ value, onChange, hint }: LanguageRadiosProps) {
  const { t } = useTranslation('auth');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('language')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {LANGUAGES.map((language) => (
          <label
            key={language}
            lang={language}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="language_preference"
              value={language}
              checked={value === language}
              onChange={() => onChange(language)}
              className="size-4 outline-none"
            />
            <span>{t(`languages.${language}`)}</span>
          </label>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-sm text-ink-muted">{hint}</p>}
    </fieldset>
  );
}
