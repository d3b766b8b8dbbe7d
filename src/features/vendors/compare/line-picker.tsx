import { useTranslation } from '@/lib/translation';
import { Checkbox } from '@/ui/checkbox';
import { Disclosure } from '@/ui/disclosure';
import type { CompareRow } from '../compare-rows';
import { hidden, isHidden } from '../vendors-state';

interface LinePickerProps {
  lines: readonly CompareRow[];
  /** The hidden rows, as they are stored in the URL. */
  hide: string | null;
  onHide: (hide: string | null) => void;
}

/** Lets the person choose the table's rows. Hidden rows aren't printed either. */
export function LinePicker({ lines, hide, onHide }: LinePickerProps) {
  const { t } = useTranslation('vendors');
  return (
    <Disclosure title={t('lines.title')} className="print:hidden" summaryClassName="font-semibold">
      <fieldset className="grid gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
        <legend className="sr-only">{t('lines.legend')}</legend>
        {lines.map(({ key, label }) => (
          <Checkbox
            key={key}
            className="min-w-0"
            label={<span className="inline-block first-letter:uppercase">{label}</span>}
            checked={!isHidden(hide, key)}
            onChange={() => onHide(hidden(hide, key))}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
