import { ChevronDown, ListChecks, X } from 'lucide-react';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { Pieces } from '@/ui/pieces';
import type { Chosen, Selection } from '@/ui/use-selection';

/** Begins the selecting. */
export function SelectionStart({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('modules');
  return (
    <Button
      look="quiet"
      size="small"
      icon={<ListChecks className="size-4.5" />}
      // Icon only on a phone: count, button and views share a line, so that the list begins higher.
      className="max-sm:size-11 max-sm:px-0"
      onClick={onStart}
    >
      <span className="max-sm:sr-only">{t('select.start')}</span>
    </Button>
  );
}

export interface SelectionMenuProps {
  label: string;
  items: readonly { label: string; run: () => void }[];
  disabled: boolean;
}

/** What one value of all selected rows can be made. */
export function SelectionMenu({ label, items, disabled }: SelectionMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button look="secondary" size="small" disabled={disabled}>
          <span>{label}</span>
          <ChevronDown className="size-4" />
        </Button>
      }
    >
      {items.map((item) => (
        <MenuItem key={item.label} onSelect={item.run}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface SelectionBarProps {
  selection: Selection;
  /** Names what is selected. */
  label: string;
  /** The rows that search and filters leave. */
  shown: readonly { readonly id: string }[];
  /** Selected rows; those hidden by search and filters are counted and left out. */
  chosen: Chosen<{ readonly id: string }>;
  onDelete: () => void;
  /** What else can be done with all of them. */
  children?: Pieces;
}

/** Several rows at once: how many there are, what can be done with them, and the way out. */
export function SelectionBar({ selection, label, shown, chosen, onDelete, children }: SelectionBarProps) {
  const { t } = useTranslation('modules');
  const hidden = chosen.hidden.length;
  const selected = chosen.rows.length + hidden;
  const remove = () => {
    onDelete();
    // What wasn't seen wasn't deleted, and stays selected.
    selection.set(chosen.hidden.map(({ id }) => id));
  };
  return (
    <div
      role="toolbar"
      data-top-bar="selection"
      aria-label={label}
      className="card top-[calc(var(--top-bars)+0.5rem)] sm:sticky z-20 flex flex-wrap items-center gap-2 p-2 print:hidden"
    >
      <span role="status" className="tabular px-2 font-semibold">
        {hidden === 0
          ? t('select.count', { count: selected })
          : t('select.hidden', { count: hidden, selected: formatNumber(selected) })}
      </span>
      <Button look="quiet" size="small" onClick={() => selection.set(shown.map(({ id }) => id))}>
        {t('select.all')}
      </Button>
      {children}
      <Button look="danger" size="small" disabled={chosen.rows.length === 0} onClick={remove}>
        {t('select.delete')}
      </Button>
      <span className="flex-1" />
      <Button look="quiet" size="small" icon={<X className="size-4" />} onClick={selection.stop}>
        {t('select.stop')}
      </Button>
    </div>
  );
}
