import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { nameIn } from '@/domain/guests/person-text';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';

export interface Names {
  readonly name: string;
  readonly last_name: string;
}

export const NO_NAMES: Names = { name: '', last_name: '' };

/** Returns the names ready to be stored, or null if a name contains no letters. */
export function readNames(typed: Names): Names | null {
  const [name, last_name] = [nameIn(typed.name), nameIn(typed.last_name)];
  return name && last_name ? { name, last_name } : null;
}

interface NameFieldsProps {
  typed: Names;
  /** True once the user has tried to send the form; only then are errors shown. */
  pressed: boolean;
  language: Language;
  autoFocus?: boolean;
  onType: (change: Partial<Names>) => void;
}

export function NameFields({ typed, pressed, language, autoFocus, onType }: NameFieldsProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const field = (key: keyof Names) => ({
    value: typed[key],
    max: GUEST_LENGTHS.name,
    room: (room: 'left' | 'over', values: { count: number }) => t(`characters.${room}`, values),
    autoComplete: 'off',
    error: pressed && !nameIn(typed[key]) ? t('companion.wrong') : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType({ [key]: target.value }),
  });
  return (
    <>
      <LimitedText label={t('companion.name')} autoFocus={autoFocus} {...field('name')} />
      <LimitedText label={t('companion.lastName')} {...field('last_name')} />
    </>
  );
}
