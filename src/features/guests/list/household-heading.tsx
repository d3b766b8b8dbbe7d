import { ArrowUp, Check, Mail, MessageCircle } from 'lucide-react';
import { countPeople } from '@/domain/guests/counts';
import { movedUpTo } from '@/domain/guests/waiting-list';
import { useTranslation } from '@/lib/translation';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { GridCell } from '@/ui/grid-cell';
import type { HouseholdGroup } from '../household-groups';
import { useKindWords } from '../use-kind-words';

interface HouseholdHeadingProps {
  group: HouseholdGroup;
  onOpen?: ((id: string) => void) | undefined;
  /** Selects all guests of the household. */
  onSelect?: ((ids: readonly string[]) => void) | undefined;
}

export function HouseholdHeading({ group, onOpen, onSelect }: HouseholdHeadingProps) {
  const { t } = useTranslation('guests');
  const { groups } = useKindWords();
  const { household, guests } = group;
  const people = countPeople(guests);
  const name = household?.name ?? t('household.none', groups);
  return (
    <div
      className="flex items-center gap-2 border-b border-line pb-0.5 data-over:bg-accent-soft"
      {...(household && { 'data-household': household.id })}
    >
      <GridCell
        header
        control={household !== undefined && onOpen !== undefined}
        span={5}
        className="flex min-w-0 flex-1 items-center gap-2"
      >
        <h3 className="min-w-0 flex-1 text-base">
          {household && onOpen ? (
            <button
              type="button"
              onClick={() => onOpen(household.id)}
              className="min-h-8 max-w-full text-left font-semibold break-words hover:text-accent-strong"
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        {household && <UnsavedMark id={household.id} />}
        {household && household.second_list !== null && (
          <span className="text-sm text-ink-muted">{t('second.title')}</span>
        )}
        {household && movedUpTo(household, guests).length > 0 && (
          <span className="inline-flex items-center gap-1 text-sm text-positive">
            <ArrowUp className="size-3.5" />
            <span className="max-sm:sr-only">{t('household.movedUp')}</span>
          </span>
        )}
        {household?.message && (
          <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
            <MessageCircle className="size-3.5" />
            <span className="max-sm:sr-only">{t('messages.mark')}</span>
          </span>
        )}
        {household?.invited_at && (
          <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
            <Mail className="size-3.5" />
            <span className="max-sm:sr-only">{t('household.sent')}</span>
          </span>
        )}
        <span className="tabular text-sm text-ink-muted">{t('people', { count: people })}</span>
      </GridCell>
      {onSelect && (
        <GridCell control>
          <button
            type="button"
            onClick={() => onSelect(guests.map(({ id }) => id))}
            aria-label={t('action.selectAll', { name })}
            className="inline-flex size-9 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
          >
            <Check className="size-4" />
          </button>
        </GridCell>
      )}
    </div>
  );
}
