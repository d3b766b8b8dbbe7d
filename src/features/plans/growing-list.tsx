import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';

/** Rows at first and with each growth; a thousand at once took seconds to draw. */
const STEP = 50;

/** A list that draws its beginning and goes on as its end comes near; a button does the same. */
export function GrowingList<T>({ items, row }: { items: readonly T[]; row: (item: T) => ReactNode }) {
  const { t } = useTranslation('plans');
  const [room, setRoom] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const rest = items.length - room;

  useEffect(() => {
    if (rest <= 0 || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRoom((now) => now + STEP);
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rest]);

  return (
    <>
      <ul className="flex flex-col gap-3">{items.slice(0, room).map(row)}</ul>
      {rest > 0 && (
        <div ref={end} className="flex justify-center">
          <Button look="secondary" onClick={() => setRoom(room + STEP)}>
            {t('saved.showMore', { count: rest, formatted: formatNumber(rest) })}
          </Button>
        </div>
      )}
    </>
  );
}
