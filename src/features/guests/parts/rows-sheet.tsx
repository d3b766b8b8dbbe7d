import { ArrowLeft, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Chip, Chips } from '@/ui/chips';
import type { Pieces } from '@/ui/pieces';
import { Sheet } from '@/ui/sheet';

interface RowsSheetProps {
  words: {
    readonly title: string;
    readonly intro: string;
    readonly add: string;
    readonly back: string;
    /** Message with the maximum number of rows, shown when no further row can be added. */
    readonly full: string;
  };
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly below: string | null;
    readonly beside: ReactNode;
  }[];
  /** Id of the row that is being edited, '' for a new row, or null while the list is shown. */
  open: string | null;
  onOpen: (id: string | null) => void;
  canAdd: boolean;
  isFull: boolean;
  /** Rows that are usual at such an event. Clicking one opens the form with the values of that row. */
  usual?: {
    readonly label: string;
    readonly rows: readonly { readonly name: string; readonly onPress: () => void }[];
  };
  onClose: () => void;
  children: Pieces;
}

/** Sheet with a short list of rows. Each row opens its form in the same sheet. */
export function RowsSheet(props: RowsSheetProps) {
  const { words, rows, open, onOpen, isFull, usual, onClose, children } = props;
  const canAdd = props.canAdd && !isFull;
  const { t } = useTranslation('common');
  return (
    <Sheet open onOpenChange={(next) => !next && onClose()} title={words.title} closeLabel={t('close')}>
      {open === null ? (
        <>
          <p className="mb-4 text-ink-muted">{words.intro}</p>
          {rows.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {rows.map(({ id, name, below, beside }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => onOpen(id)}
                    className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left hover:text-accent-strong"
                  >
                    <span className="min-w-0">
                      <span className="font-medium break-words">{name}</span>
                      {below && <span className="block text-sm text-ink-muted">{below}</span>}
                    </span>
                    <span className="tabular shrink-0 text-sm text-ink-muted">{beside}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {canAdd && usual && usual.rows.length > 0 && (
            <div className="mt-4">
              <Chips label={usual.label} shown>
                {usual.rows.map(({ name, onPress }) => (
                  <Chip key={name} pressed={false} onPress={onPress}>
                    {name}
                  </Chip>
                ))}
              </Chips>
            </div>
          )}
          {props.canAdd && isFull && <p className="mt-4 text-sm text-ink-muted">{words.full}</p>}
          {canAdd && (
            <Button
              look="secondary"
              className="mt-4 self-start"
              icon={<Plus className="size-4.5" />}
              onClick={() => onOpen('')}
            >
              {words.add}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            look="quiet"
            size="small"
            className="mb-4 -ml-3 self-start"
            icon={<ArrowLeft className="size-4.5" />}
            onClick={() => onOpen(null)}
          >
            {words.back}
          </Button>
          {children}
        </>
      )}
    </Sheet>
  );
}
