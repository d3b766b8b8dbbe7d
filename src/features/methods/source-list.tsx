import { useTranslation } from 'react-i18next';
import { SOURCES, type Source, type SourceId } from '@/domain/budget/sources.data';
import { isOwn } from './source-note';

const IDS = Object.keys(SOURCES) as SourceId[];
const ENTRIES = IDS.filter((id) => !isOwn(id)).map((id): [SourceId, Source] => [id, SOURCES[id]]);

/** Every study and every proposal that a figure comes from. */
export function SourceList() {
  const { t } = useTranslation('budget');
  return (
    <ul className="border-t border-line-strong">
      {ENTRIES.map(([id, { label, url, year, confidence, kind }]) => (
        <li
          key={id}
          id={`source-${id}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 target:bg-accent-soft"
        >
          {url ? (
            <a href={url} rel="noreferrer" className="text-accent-strong underline">
              {label}
            </a>
          ) : (
            <span>{label}</span>
          )}
          <span className="text-sm text-ink-muted">
            {t(`kind.${kind}`)}, {year} · {t(`confidence.${confidence}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
