import { SOURCES, type SourceId } from '@/domain/sources.data';
import { useTranslation } from '@/lib/translation';
import { SourceNote } from './source-note';

const IDS = Object.keys(SOURCES) as SourceId[];
/** Ids of the listed sources. Celebra's own proposals are omitted unless they are based on a study. */
const LISTED = IDS.filter((id) => SOURCES[id].label.length > 'Celebra'.length);

/** Lists all studies, and the proposals that are based on studies. */
export default function SourceList() {
  const { t } = useTranslation('budget');
  return (
    <ul className="divide-y divide-line border-t border-line-strong">
      {LISTED.map((id) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <span>
            <SourceNote id={id} />
          </span>
          <span className="text-sm text-ink-muted">
            {`${t(`kind.${SOURCES[id].kind}`)} · ${t(`confidence.${SOURCES[id].confidence}`)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
