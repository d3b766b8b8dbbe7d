import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { guestSchema } from '@/domain/guests/schema';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';

export interface Names {
  readonly name: string;
  readonly last_name: string;
}

export const NO_NAMES: Names = { name: '', last_name: '' };

const { shape } = guestSchema();

/** The names as stored; null while one has no letters. */
export function readNames(typed: Names): Names | null {
  const [name, last] = [shape.name.safeParse(typed.name), shape.last_name.safeParse(typed.last_name)];
  return name.success && last.success ? { name: name.data, last_name: last.data } : null;
}

interface NameFieldsProps {
  typed: Names;
  /** The form was sent: what is wrong is said. */
  pressed: boolean;
  language: Language;
  autoFocus?: boolean;
  onType: (change: Partial<Names>) => void;
}

/** First and last name of a companion. */
export function NameFields({ typed, pressed, language, autoFocus, onType }: NameFieldsProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const field = (key: keyof Names) => ({
    value: typed[key],
    max: GUEST_LENGTHS.name,
    room: (room: 'left' | 'over', values: { count: number }) => t(`characters.${room}`, values),
    autoComplete: 'off',
    error: pressed && !shape[key].safeParse(typed[key]).success ? t('companion.wrong') : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType({ [key]: target.value }),
  });
  return (
    <>
      <LimitedText label={t('companion.name')} autoFocus={autoFocus} {...field('name')} />
      <LimitedText label={t('companion.lastName')} {...field('last_name')} />
    </>
  );
}
