import { ALLERGENS, DIETS, GUEST_LENGTHS } from '@/domain/guests/guest';
import { cleanLine } from '@/domain/text';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { Checkbox } from '@/ui/checkbox';
import type { AnsweringGuest } from './rsvp-words';

interface FoodFieldsProps {
  guest: AnsweringGuest;
  language: Language;
  onChange: (change: Partial<Pick<AnsweringGuest, 'diets' | 'allergens' | 'dietary_notes'>>) => void;
}

/** One guest's diet: a summary line that opens to show the fields. */
export function FoodFields({ guest, language, onChange }: FoodFieldsProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const name = `${guest.name} ${guest.last_name}`;
  const { diets, allergens } = guest;
  const said = [...diets.map((one) => t(`diet.${one}`)), ...allergens.map((one) => t(`without.${one}`))];
  const box = (key: string, label: string, checked: boolean, change: (on: boolean) => void) => (
    <Checkbox key={key} label={label} checked={checked} onChange={change} />
  );
  return (
    <details className="border-t border-line last:border-b">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        <span>{name}</span>
        <span className="block font-normal text-ink-muted">
          {[...said, ...(guest.dietary_notes ? [guest.dietary_notes] : [])].join(', ') ||
            t('food.everything')}
        </span>
      </summary>
      <div className="grid grid-cols-2 gap-x-3 pb-3">
        {DIETS.map((one) =>
          box(one, t(`diet.${one}`), diets.includes(one), (on) =>
            onChange({ diets: DIETS.filter((known) => (known === one ? on : diets.includes(known))) }),
          ),
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3 border-t border-line pt-2 pb-3">
        {ALLERGENS.map((one) =>
          box(one, t(`without.${one}`), allergens.includes(one), (on) =>
            onChange({
              allergens: ALLERGENS.filter((known) => (known === one ? on : allergens.includes(known))),
            }),
          ),
        )}
      </div>
      <LimitedText
        label={t('food.more')}
        className="pb-4"
        max={GUEST_LENGTHS.dietary_notes}
        room={(key, values) => t(`characters.${key}`, values)}
        defaultValue={guest.dietary_notes ?? ''}
        onChange={({ target }) => onChange({ dietary_notes: cleanLine(target.value) || null })}
      />
    </details>
  );
}
