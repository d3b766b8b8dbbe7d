import { useTranslation } from 'react-i18next';
import { SOURCES, type SourceId } from '@/domain/budget/sources.data';

/** A proposal of ours that rests on no study: there is nothing to look up. */
export const isOwn = (id: SourceId): boolean => SOURCES[id].label === OWN;
const OWN: string = 'Celebra';

/** A study by its name, which leads to its entry in the list of sources. */
export function SourceNote({ id }: { id: SourceId }) {
  const { label, year } = SOURCES[id];
  if (isOwn(id)) return `${label} (${year})`;
  return (
    <a href={`#source-${id}`} className="text-accent-strong underline">
      {label}
      {label.includes(String(year)) ? '' : ` (${year})`}
    </a>
  );
}

/** Where a proposal of ours comes from and how far to trust it. */
export function Trust({ id }: { id: SourceId }) {
  const { t } = useTranslation('budget');
  return (
    <p className="text-sm text-ink-muted">
      <SourceNote id={id} />, {t(`confidence.${SOURCES[id].confidence}`)}
    </p>
  );
}
