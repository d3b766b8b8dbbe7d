import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface Change<R> {
  readonly before: R | null;
  readonly after: R | null;
}
interface Refused<R> {
  readonly id: string;
  readonly change: Change<R>;
  readonly theirs: R | null;
}

interface RowConflictDialogProps<R> {
  /** `useRowConflicts` of the data. */
  conflicts: {
    readonly met: readonly Refused<R>[];
    readonly all: readonly Refused<R>[];
    readonly forget: () => void;
  };
  /** A row in words; null where it was deleted. */
  words: (row: R | null) => string | null;
  /** My change laid over theirs: `onTop` of the data, where fields are enough. */
  together: (theirs: R | null, change: Change<R>) => Change<R>;
  onChange: (changes: readonly Change<R>[]) => void;
}

/** Somebody else changed the same rows: both states are shown, and the reader decides what stays. */
export function RowConflictDialog<R>({ conflicts, words, together, onChange }: RowConflictDialogProps<R>) {
  const { t } = useTranslation('modules');
  const { met, all, forget } = conflicts;
  const decide = (changes: readonly Change<R>[]) => {
    forget();
    onChange(changes);
  };
  const mine = () => decide(all.map(({ theirs, change }) => together(theirs, change)));
  const theirs = () => decide(all.filter((one) => !met.includes(one)).map(({ change }) => change));
  return (
    <Dialog
      open
      insistent
      onOpenChange={() => undefined}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <ul className="flex flex-col gap-4">
        {met.map((one) => (
          <li key={one.id}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 break-words">
              <dt className="text-ink-muted">{t('conflict.theirs')}</dt>
              <dd>{words(one.theirs) ?? t('conflict.deleted')}</dd>
              <dt className="text-ink-muted">{t('conflict.mine')}</dt>
              <dd>{words(one.change.after) ?? t('conflict.deleted')}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={mine}>{t('conflict.applyMine')}</Button>
        <Button look="secondary" onClick={theirs}>
          {t('conflict.keepTheirs')}
        </Button>
      </div>
    </Dialog>
  );
}
