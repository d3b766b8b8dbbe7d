import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';
import type { CompareRow } from '../compare-rows';
import { hidden, isHidden } from '../vendors-state';

interface LinePickerProps {
  lines: readonly CompareRow[];
  /** As the address says it. */
  hide: string | null;
  onHide: (hide: string | null) => void;
}

/** Which lines of the table are shown, on paper too. */
export function LinePicker({ lines, hide, onHide }: LinePickerProps) {
  const { t } = useTranslation('vendors');
  return (
    <Disclosure title={t('lines.title')} className="print:hidden" summaryClassName="font-semibold">
      <fieldset className="grid gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
        <legend className="sr-only">{t('lines.legend')}</legend>
        {lines.map(({ key, label }) => (
          <label key={key} className="flex min-h-11 min-w-0 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={!isHidden(hide, key)}
              onChange={() => onHide(hidden(hide, key))}
            />
            <span className="min-w-0 first-letter:uppercase">{label}</span>
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
