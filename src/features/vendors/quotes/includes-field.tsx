import type { Category } from '@/domain/plan/facts';
import { cleanLine } from '@/domain/text';
import { INCLUSIONS } from '@/domain/vendors/inclusions.data';
import { MAX_INCLUDES, QUOTE_LENGTHS } from '@/domain/vendors/quote-schema';
import { useTranslation } from '@/lib/translation';
import { fits, LimitedText } from '@/parts/fields/limited-field';
import { useBoundField } from '@/parts/form/use-bound-field';
import { useKeptText } from '@/parts/form/use-kept-text';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { inclusionText } from '../compare-rows';
import { FormSection } from './form-section';

/** Field for what the price includes: the category's usual items, and free text. */
export function IncludesField({ category, row }: { category: Category; row: string | undefined }) {
  const { t } = useTranslation(['vendors', 'common']);
  const { field } = useBoundField('includes');
  const { text: typed, type, clear } = useKeptText(`quote-${category}-includes`, row);
  const chosen: readonly string[] = field.value;
  const known = INCLUSIONS[category].map(([key]) => key);
  const all = [...known, ...chosen.filter((key) => !known.includes(key))];
  const add = () => {
    const text = cleanLine(typed);
    if (
      text === '' ||
      !fits(text, QUOTE_LENGTHS.item) ||
      chosen.includes(text) ||
      chosen.length >= MAX_INCLUDES
    )
      return;
    field.onChange([...chosen, text]);
    clear();
  };
  return (
    <FormSection title={t('section.includes')} names={['includes']} open={chosen.length > 0 || typed !== ''}>
      <fieldset className="grid grid-cols-1 gap-x-3 xs:grid-cols-2">
        <legend className="sr-only">{t('section.includes')}</legend>
        {all.map((key) => (
          <Checkbox
            key={key}
            className="min-w-0"
            label={inclusionText(t, category, key)}
            checked={chosen.includes(key)}
            onChange={(checked) =>
              field.onChange(checked ? [...chosen, key] : chosen.filter((one) => one !== key))
            }
          />
        ))}
      </fieldset>
      <div className="flex items-end gap-2">
        <LimitedText
          max={QUOTE_LENGTHS.item}
          className="min-w-0 flex-1"
          label={t('list.other')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button look="secondary" onClick={add}>
          {t('list.add')}
        </Button>
      </div>
    </FormSection>
  );
}
