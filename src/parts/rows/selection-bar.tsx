import { ChevronDown, ListChecks, X } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { Pieces } from '@/ui/pieces';
import type { Chosen, Selection } from '@/ui/use-selection';

export function SelectionStart({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('modules');
  return (
    <Button
      look="quiet"
      size="small"
      icon={<ListChecks className="size-4.5" />}
      // Shows only the icon on a phone, because count, button and views share one line.
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
  label: string;
  shown: readonly { readonly id: string }[];
  /** The selected rows. Rows hidden by the search or the filters are counted, but actions skip them. */
  chosen: Chosen<{ readonly id: string }>;
  onDelete: () => void;
  children?: Pieces;
}

/**
 * Bar above a list with the number of selected rows, actions for them, and a button that ends the selection.
 */
export function SelectionBar({ selection, label, shown, chosen, onDelete, children }: SelectionBarProps) {
  const { t } = useTranslation('modules');
  const hidden = chosen.hidden.length;
  const selected = chosen.rows.length + hidden;
  const remove = () => {
    onDelete();
    // Hidden rows weren't deleted, so they stay selected.
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
          : t('select.hidden', { count: hidden, selected })}
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
