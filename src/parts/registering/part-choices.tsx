import type { RegistrationPart } from '@/data/open-page';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { FieldError } from '@/ui/field';
import { momentOf } from '../time/part-moment';

interface PartChoicesProps {
  id: string;
  parts: readonly RegistrationPart[];
  asked: readonly string[];
  error: string | undefined;
  language: Language;
  onChoose: (part: string, on: boolean) => void;
}

export function PartChoices({ id, parts, asked, error, language, onChoose }: PartChoicesProps) {
  const { t } = useTranslation('register', { lng: language });
  return (
    <fieldset data-field="parts" aria-describedby={error && id}>
      <legend className="font-medium">{t('parts')}</legend>
      {parts.map((part) => {
        const hint = [momentOf(part, language), part.place, part.full && t('full')]
          .filter(Boolean)
          .join(' · ');
        return parts.length === 1 ? (
          <p key={part.id} className="mt-1 wrap-anywhere">
            <span className="block font-semibold">{part.name}</span>
            <span className="block text-ink-muted">{hint}</span>
          </p>
        ) : (
          <Checkbox
            key={part.id}
            label={part.name}
            hint={hint}
            checked={asked.includes(part.id)}
            onChange={(on) => onChoose(part.id, on)}
          />
        );
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
