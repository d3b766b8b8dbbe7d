import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { idOf, isTombstone, type Row } from '@/data/sync/noun';
import { addToOutbox, discardEntry, retryEntry } from '@/data/sync/outbox';
import type { OutboxChange, OutboxEntry } from '@/data/sync/outbox-entry';
import { planNowQuery } from '@/data/sync/plan-document';
import { useStoredRows } from '@/data/sync/use-rows';
import { sameJson } from '@/domain/same-json';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import type { Face } from './face';
import { useRefusalText } from './refusal-text';

interface RefusedRowProps<R extends Row> {
  face: Face<R>;
  entry: OutboxEntry;
  change: OutboxChange;
  href: string;
  onClose: () => void;
}

/** Returns a row without its version, to compare only the content. */
const columns = <R extends Row>({ version: _, ...rest }: R) => rest;

/**
 * Shows a change that the service refused, why it was refused, and what the person can do. It stays until the
 * person decides.
 */
export function RefusedRow<R extends Row>({ face, entry, change, href, onClose }: RefusedRowProps<R>) {
  const { noun, merge } = face;
  const { t } = useTranslation('modules');
  const description = face.useDescription(entry.plan_id);
  const reason = useRefusalText(description);
  const now = useQuery(face.now?.(entry) ?? planNowQuery(entry.plan_id, noun, entry.key));
  const id = idOf(change);
  const stored = useStoredRows(noun, entry.plan_id).find((row) => row.id === id) ?? null;
  const theirs = stored && !isTombstone(stored) ? stored : null;
  // The casts are safe, because the change's table determines the type of its rows.
  const [before, mine] = [change.before as R | null, change.after as R | null];
  const shown = mine ?? before;
  if (!shown || !entry.refusal) return null;
  const page = description.href ? description.href(shown) : href;
  // At the row limit, editing the row doesn't help, so the link leads to where the person can free up space.
  const way =
    (entry.refusal.status === 402 && description.room) || (page && { href: page, label: t('unsaved.edit') });
  const isStale = entry.refusal.status === 409 || entry.refusal.status === 410;
  const together = mine && theirs && before ? merge(before, theirs, mine) : mine;
  // Changes of one entry are refused together. Some of its rows have no conflict of their own: new rows, and
  // rows that nobody else has changed.
  const isNew = entry.refusal.status === 409 && before === null && !stored;
  const isAlone = entry.changes.every((one) => one.before === null);
  const isUntouched =
    isStale &&
    entry.changes.length > 1 &&
    (isNew || (before !== null && theirs !== null && sameJson(columns(before), columns(theirs))));

  const keepMine = () => {
    // New rows keep their ids, because other rows of the same entry refer to these ids.
    const made = isNew ? [] : entry.changes.filter((one) => one.before === null && one.after);
    const after = mine && (theirs ? together : isNew ? mine : restored(mine));
    for (const one of made) void discardEntry(entry.key, idOf(one));
    void discardEntry(entry.key, id);
    if (after || theirs)
      void addToOutbox(entry.plan_id, [...made, { table: noun.table, before: theirs, after }]);
  };
  // A deleted row is restored with the version of its tombstone. If there is no tombstone, the row is
  // inserted as a new one.
  const restored = (row: R): R =>
    stored ? { ...row, version: stored.version } : { ...row, id: crypto.randomUUID(), version: 0 };
  const applied = together ?? mine;
  const differing = description.columns.filter(
    ({ text }) => isStale && theirs && mine && text(theirs) !== text(mine),
  );
  const isTold = differing.length > 0;
  // Some details, such as the walls of a room, have no words.
  const isUnlisted = !isTold && isStale && theirs && mine && !sameJson(columns(theirs), columns(mine));
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div>
        <p className="font-semibold break-words">{description.title(shown)}</p>
        <p className="text-ink-muted">
          {isUntouched
            ? t('unsaved.withOthers')
            : isStale && !theirs
              ? t('unsaved.deleted')
              : reason(entry.refusal)}
        </p>
      </div>
      {isUnlisted && <p>{t('unsaved.unlisted')}</p>}
      {isStale && theirs && !mine && <p>{t('unsaved.youDeleted')}</p>}
      {isTold && (
        <dl className="flex flex-col gap-2 break-words">
          {differing.map(({ key, label, text }) => (
            <div key={key}>
              <dt className="text-sm font-semibold">{label}</dt>
              <dd>
                <span className="text-ink-muted">{`${t('conflict.theirs')}:`}</span>{' '}
                {theirs && <span>{text(theirs) ?? t('unsaved.empty')}</span>}
              </dd>
              {/* A field that only others have changed keeps its current value. */}
              {theirs && applied && text(theirs) !== text(applied) && (
                <dd>
                  <span className="text-ink-muted">{`${t('conflict.mine')}:`}</span>{' '}
                  <span>{text(applied) ?? t('unsaved.empty')}</span>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {isStale && !together && mine && <p className="text-danger">{t('unsaved.impossible')}</p>}
      <div className="flex min-h-11 flex-wrap gap-2">
        {isStale && now.isPending ? (
          <Spinner />
        ) : isNew && !isAlone ? null : isStale ? (
          <>
            <Button onClick={keepMine} disabled={mine !== null && !together}>
              {t(theirs && mine ? 'conflict.applyMine' : mine ? 'unsaved.keep' : 'unsaved.delete')}
            </Button>
            <Button look="secondary" onClick={() => void discardEntry(entry.key, id)}>
              {t(theirs ? 'conflict.keepTheirs' : 'unsaved.discard')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => void retryEntry(entry.key)}>{t('unsaved.retry')}</Button>
            {way && (
              <Link to={way.href} className={buttonClass('secondary')} onClick={onClose}>
                {way.label}
              </Link>
            )}
            <Button look="quiet" onClick={() => void discardEntry(entry.key, id)}>
              {t('unsaved.discard')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
