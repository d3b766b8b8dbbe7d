import { Download, EllipsisVertical, FileText, Plus, Printer } from 'lucide-react';
import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button, IconButton } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { Pieces } from '@/ui/pieces';
import { PlanContext } from './plan-context';

/** The part of a plan's PDF that belongs to each module. */
const PDF_PARTS: Readonly<Record<string, string>> = {
  'budget-tracking': 'budget',
  'event-tasks': 'tasks',
  'event-timeline': 'day',
  'guest-list': 'guests',
  'table-arrangement': 'seating',
  drinks: 'drinks',
  'drinks-preferences': 'drinks',
  'vendor-comparison': 'vendors',
};

interface PageActionsProps {
  addLabel?: string;
  /** Undefined for people without the right to edit. */
  onAdd?: (() => void) | undefined;
  onCsv?: (() => void) | undefined;
  children?: Pieces;
}

/** Actions of a module's page: a button for a new row, and the "More" menu with CSV and printing. */
export function PageActions({ addLabel = '', onAdd, onCsv, children }: PageActionsProps) {
  const { t } = useTranslation('modules');
  const plan = useContext(PlanContext)?.plan;
  const navigate = useNavigate();
  const [module = ''] = useLocation().pathname.split('/').slice(2);
  const part = PDF_PARTS[module];
  return (
    <div className="flex shrink-0 items-center gap-1 sm:gap-2 print:hidden">
      {onAdd && (
        // On a phone the button shows only its icon, because the page's main number is next to it.
        <Button icon={<Plus className="size-4.5" />} className="max-sm:size-11 max-sm:px-0" onClick={onAdd}>
          <span className="max-sm:sr-only">{addLabel}</span>
        </Button>
      )}
      <Menu
        label={t('more')}
        trigger={
          <IconButton label={t('more')}>
            <EllipsisVertical className="size-5" />
          </IconButton>
        }
      >
        {children}
        {onCsv && (
          <MenuItem icon={<Download className="size-4.5" />} onSelect={onCsv}>
            {t('csv')}
          </MenuItem>
        )}
        {plan && part && (
          <MenuItem
            icon={<FileText className="size-4.5" />}
            onSelect={() => void navigate(paths.planPdf(plan.id, part))}
          >
            {t('pdf')}
          </MenuItem>
        )}
        <MenuItem
          icon={<Printer className="size-4.5" />}
          // Deferred, because the menu must be closed before printing.
          onSelect={() => setTimeout(() => window.print())}
        >
          {t('print')}
        </MenuItem>
      </Menu>
    </div>
  );
}
