import { TriangleAlert } from 'lucide-react';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import type { Seating } from '../use-seating';

/**
 * Conflicts in which two devices gave one seat to two people. Shows the provisional seat of the second
 * person, which can be confirmed or changed.
 */
export function SeatClashes({ seating }: { seating: Seating }) {
  const { t } = useTranslation('seating');
  const { editable } = usePlanContext();
  const { arrangement, nameOf, tableName } = seating;
  if (arrangement.clashes.length === 0) return null;
  return (
    <div role="status" className="print:hidden">
      <ul className="flex flex-col gap-2">
        {arrangement.clashes.map(({ person, other, table, shown }) => {
          const words = { name: nameOf(person), other: nameOf(other), table: tableName(table) };
          return (
            <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <TriangleAlert className="size-5 shrink-0 text-attention" />
              <span className="min-w-0 flex-1 break-words">
                {shown
                  ? t('clash.moved', { ...words, seat: formatNumber(shown.seat + 1) })
                  : t('clash.unseated', words)}
              </span>
              {editable && shown && (
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => seating.seat(new Map([[person.id, shown]]), t('said.seated', words))}
                >
                  {t('clash.keep')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
