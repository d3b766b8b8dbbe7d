import { cx } from './class-names';

interface ViewTabsProps<T extends string> {
  label: string;
  tabs: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** Underlined tabs that switch the lower part of a page. They scroll if they don't fit. */
export const ViewTabs = <T extends string>({ label, tabs, value, onChange }: ViewTabsProps<T>) => (
  <fieldset className="flex min-w-0 gap-1 overflow-x-auto inset-shadow-[0_-1px_var(--color-line)] print:hidden">
    <legend className="sr-only">{label}</legend>
    {tabs.map((tab) => (
      <button
        key={tab.value}
        type="button"
        aria-pressed={tab.value === value}
        onClick={() => onChange(tab.value)}
        className={cx(
          'min-h-11 shrink-0 border-b-2 px-3 whitespace-nowrap transition-colors sm:px-4',
          tab.value === value
            ? 'border-accent font-semibold text-accent-strong'
            : 'border-transparent text-ink-muted hover:text-ink',
        )}
      >
        {tab.label}
      </button>
    ))}
  </fieldset>
);
