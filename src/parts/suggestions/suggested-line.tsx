import { type HeldLine, holdLine, isOfOldMoney } from '@/data/suggested-changes';
import type { LineState, StoredSuggestion } from '@/data/suggestions';
import { isTombstone, type Row } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import { useRows } from '@/data/sync/use-rows';
import { readConversion } from '@/domain/currency/conversion';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/states';
import { usePlanContext } from '../module/plan-context';
import type { RowDescription } from '../rows/row-description';

type Described<R extends Row> = Pick<RowDescription<R>, 'title' | 'columns'>;

interface Field {
  readonly key: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns the changed fields as text. For a new row, returns all filled-in fields except the title. */
function fieldsOf<R extends Row>({ title, columns }: Described<R>, from: R | null, to: R): Field[] {
  return columns.flatMap(({ key, label, text }) => {
    const [before, after] = [from && text(from), text(to)];
    const isSame = from ? before === after : after === null || after === '' || after === title(to);
    return isSame ? [] : { key, label, from: before, to: after };
  });
}

interface Words {
  readonly what: string;
  readonly fields: readonly Field[];
  /** Fields that others have changed since the suggestion was made. */
  readonly moved: readonly Field[];
}

/** Describes a suggested line. Null if its fields don't fit this kind of row. */
function wordsOf<R extends Row>(
  description: Described<R>,
  hold: () => HeldLine,
): (Words & Pick<HeldLine, 'fit'>) | null {
  try {
    const { fit, change, base } = hold();
    // The casts are safe, because the description belongs to the change's table.
    const [before, after] = [(change?.before ?? base) as R | null, (change?.after ?? null) as R | null];
    const shown = after ?? before;
    return {
      fit,
      what: shown ? description.title(shown) : '',
      fields: after ? fieldsOf(description, before, after) : [],
      moved: fit === 'moved' && before && after ? fieldsOf(description, base as R, before) : [],
    };
  } catch {
    return null;
  }
}

export interface LineProps<R extends Row = Row> {
  suggestion: StoredSuggestion;
  at: number;
  description: Described<R>;
  nameOf: (id: string | null | undefined) => string | null;
  /** Undefined for people who can't accept or decline suggestions. */
  onDecide?: ((to: LineState) => void) | undefined;
}

/**
 * A suggested change of a row: old value → new value, who has changed the row since, and buttons to accept or
 * decline.
 */
export function SuggestedLine<R extends Row>({
  suggestion,
  at,
  description,
  nameOf,
  onDecide,
}: LineProps<R>) {
  const { t } = useTranslation(['suggestions', 'modules']);
  const { plan } = usePlanContext();
  const line = suggestion.changes[at];
  const rows: readonly Row[] = useRows(NOUNS[line?.table ?? 'suggestions'], plan.id);
  if (!line) return null;
  const now = rows.find(({ id }) => id === line.id) ?? null;
  const state = suggestion.states[at] ?? 'open';
  const words = wordsOf(description, () => holdLine(line, now && !isTombstone(now) ? now : null));
  const isOpen = state === 'open';
  const mover = nameOf(suggestion.moved[line.id]);
  const what = words?.what || t('unreadable');
  const conversion = readConversion(plan.conversion);
  const isOld = isOfOldMoney(suggestion, line, conversion);
  const mayAccept = !isOld && (words?.fit === 'fits' || words?.fit === 'moved');
  const empty = t('modules:unsaved.empty');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-medium">{what}</span>
          {words && line.row && !line.before && <Tag>{t('new')}</Tag>}
          {words && !line.row && <Tag tone="attention">{t('deletion')}</Tag>}
          {!isOpen && <Tag tone={state === 'accepted' ? 'positive' : 'plain'}>{t(`state.${state}`)}</Tag>}
        </p>
        {isOpen && isOld && conversion && (
          <p className="text-sm text-attention">{t('oldMoney', { currency: conversion.from })}</p>
        )}
        {isOpen && words?.fit === 'gone' && (
          <p className="text-sm text-attention">{mover ? t('goneBy', { name: mover }) : t('gone')}</p>
        )}
        {isOpen && words?.fit === 'done' && <p className="text-sm text-ink-muted">{t('done')}</p>}
        {isOpen && words?.fit === 'moved' && (
          <div className="text-sm text-attention">
            <p>{mover ? t('movedBy', { name: mover }) : t('moved')}</p>
            {words.moved.map(({ key, label, from, to }) => (
              <p key={key}>{t('field', { field: label, from: from || empty, to: to || empty })}</p>
            ))}
          </div>
        )}
        {isOpen &&
          words?.fields.map(({ key, label, from, to }) => (
            <p key={key} className="text-sm text-ink-muted">
              {line.before
                ? t('field', { field: label, from: from || empty, to: to || empty })
                : t('value', { field: label, to: to || empty })}
            </p>
          ))}
        {isOpen && mayAccept && line.before && line.row && words.fields.length === 0 && (
          <p className="text-sm text-ink-muted">{t('details')}</p>
        )}
      </div>
      {isOpen && onDecide && (
        <div className="flex flex-wrap gap-2">
          {mayAccept && (
            <Button
              look="secondary"
              size="small"
              aria-label={t(words.fit === 'moved' ? 'mergeOne' : 'acceptOne', { what })}
              onClick={() => onDecide('accepted')}
            >
              {t(words.fit === 'moved' ? 'merge' : 'accept')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={t('declineOne', { what })}
            onClick={() => onDecide('declined')}
          >
            {t('decline')}
          </Button>
        </div>
      )}
    </li>
  );
}
