import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { ListEnd } from '@/ui/list-end';
import { useGrowing } from '@/ui/use-growing';

interface GrowingListProps<T> {
  /** Another list begins anew. */
  name: string;
  items: readonly T[];
  row: (item: T) => ReactNode;
}

/** A list that draws its beginning and goes on as its end comes near; a button does the same. */
export function GrowingList<T>({ name, items, row }: GrowingListProps<T>) {
  const { t } = useTranslation('plans');
  const { room, end, grow } = useGrowing(name, items.length);
  const rest = items.length - room;
  return (
    <>
      <ul className="flex flex-col gap-3">{items.slice(0, room).map(row)}</ul>
      {rest > 0 && (
        <ListEnd end={end} grow={grow}>
          {t('saved.showMore', { count: rest, formatted: formatNumber(rest) })}
        </ListEnd>
      )}
    </>
  );
}
