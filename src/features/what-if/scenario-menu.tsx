import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/button';
import { Copy, EllipsisVertical, Pencil, Trash2 } from '@/ui/icons';
import { Menu, MenuItem } from '@/ui/menu';

interface ScenarioMenuProps {
  name: string;
  /** Each absent where the plan is only read. */
  onRename?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  children?: ReactNode;
}

/** What can be done with a scenario as a whole. */
export function ScenarioMenu({ name, onRename, onDuplicate, onDelete, children }: ScenarioMenuProps) {
  const { t } = useTranslation('whatif');
  const label = t('row.menu', { name });
  if (!onRename && !onDuplicate && !onDelete && !children) return null;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      }
    >
      {onRename && (
        <MenuItem
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onSelect={() => setTimeout(onRename)}
        >
          {t('row.rename')}
        </MenuItem>
      )}
      {onDuplicate && (
        <MenuItem icon={<Copy aria-hidden="true" className="size-4.5" />} onSelect={onDuplicate}>
          {t('row.duplicate')}
        </MenuItem>
      )}
      {children}
      {onDelete && (
        <MenuItem danger icon={<Trash2 aria-hidden="true" className="size-4.5" />} onSelect={onDelete}>
          {t('row.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
