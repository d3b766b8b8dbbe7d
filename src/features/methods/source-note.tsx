import { SOURCES, type SourceId } from '@/domain/sources.data';
import { useTranslation } from '@/lib/translation';

/** Name and year of a study, with a link if it is online. */
export function SourceNote({ id }: { id: SourceId }) {
  const { label, year, url } = SOURCES[id];
  const name = label.includes(String(year)) ? label : `${label} (${year})`;
  if (!url) return <span>{name}</span>;
  return (
    <a href={url} rel="noreferrer" className="py-1 text-accent-strong underline">
      {name}
    </a>
  );
}

/** Name, year and confidence level of a study. */
export function Trust({ id }: { id: SourceId }) {
  const { t } = useTranslation('budget');
  return (
    <p className="text-sm text-ink-muted">
      <SourceNote id={id} />
      <span>{`, ${t(`confidence.${SOURCES[id].confidence}`)}`}</span>
    </p>
  );
}
