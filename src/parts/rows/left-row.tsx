import { idOf, type Row } from '@/data/sync/noun';
import { discardEntry } from '@/data/sync/outbox';
import type { OutboxChange, OutboxEntry } from '@/data/sync/outbox-entry';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useCopy } from '../message-out';
import type { Face } from './face';

/**
 * An unsent change to a plan that the person has left. The person can copy the change as text, or discard it.
 */
export function LeftRow<R extends Row>({
  face,
  entry,
  change,
}: {
  face: Face<R>;
  entry: OutboxEntry;
  change: OutboxChange;
}) {
  const { t } = useTranslation('modules');
  const { title, columns } = face.useDescription(entry.plan_id);
  // The cast is safe, because the change's table determines the type of its rows.
  const row = (change.after ?? change.before) as R;
  const name = title(row);
  const fields = columns.flatMap(({ key, label, text }) => {
    const value = text(row);
    return value && value !== name ? [{ key, label, value }] : [];
  });
  const text = [name, ...fields.map(({ label, value }) => `${label}: ${value}`)].join('\n');
  const { copy, byHand } = useCopy({ text, said: t('unsaved.copied') });
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="font-semibold break-words">{name}</p>
      {change.after ? (
        <dl className="flex flex-col gap-1 break-words">
          {fields.map(({ key, label, value }) => (
            <div key={key}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('unsaved.youDeleted')}</p>
      )}
      {byHand}
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>{t('unsaved.copy')}</Button>
        <Button look="quiet" onClick={() => void discardEntry(entry.key, idOf(change))}>
          {t('unsaved.discard')}
        </Button>
      </div>
    </li>
  );
}
