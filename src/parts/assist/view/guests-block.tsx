import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { usePlanContext } from '../../module/plan-context';

const MOST = 12;

interface GuestsBlockProps {
  table: string;
  rows: readonly string[];
  refused: number;
  onLeave: () => void;
}

/**
 * Guests found in a text. The import's preview shows them, and there the person decides about each of them.
 */
export function GuestsBlock({ table, rows, refused, onLeave }: GuestsBlockProps) {
  const { t } = useTranslation('assist');
  const { plan, editable } = usePlanContext();
  const navigate = useNavigate();
  return (
    <section aria-label={t('guests.title')} className="rounded-card border border-line bg-paper px-4 py-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('guests.title')}</h3>
      <ul className="mt-1 list-disc pl-5">
        {Array.from(rows.slice(0, MOST).entries(), ([at, row]) => (
          <li key={at} className="break-words">
            {row}
          </li>
        ))}
      </ul>
      {rows.length > MOST && (
        <p className="text-sm text-ink-muted">{t('note.more', { count: rows.length - MOST })}</p>
      )}
      {refused > 0 && (
        <p className="mt-1 text-sm text-attention">{t('guests.refused', { count: refused })}</p>
      )}
      {editable && (
        <Button
          size="small"
          className="mt-2"
          onClick={() => {
            onLeave();
            void navigate(paths.guestPage(plan.id, 'import'), { state: { pasted: table } });
          }}
        >
          {t('guests.look')}
        </Button>
      )}
    </section>
  );
}
