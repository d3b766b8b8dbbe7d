import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/class-names';
import { VIEWS, type View } from './ledger-list';

/** What the lower half of the page shows; the address says it too. */
export function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('ledger');
  return (
    <fieldset className="flex min-w-0 gap-1 overflow-x-auto border-b border-line print:hidden">
      <legend className="sr-only">{t('view.label')}</legend>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
          className={cx(
            '-mb-px min-h-11 border-b-2 px-3 whitespace-nowrap transition-colors sm:px-4',
            one === view
              ? 'border-accent font-semibold text-accent-strong'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {t(`view.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
