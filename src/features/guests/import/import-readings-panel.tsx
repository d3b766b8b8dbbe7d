import { FileSpreadsheet } from 'lucide-react';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { Notice } from '@/ui/states';
import type { Reading } from './read-list';
import type { OpenImport } from './use-kept-import';

function useReadingWords() {
  const { t } = useTranslation('guests');
  return ({ kind, name, table }: Reading): string => {
    const rows = t('import.valueRows', {
      count: table.rows.length,
    });
    if (kind === 'sheet') return t('import.readingOf.sheet', { name, rows });
    if (kind === 'sheets') return t('import.readingOf.sheets', { list: name, rows });
    if (kind === 'rows') return t('import.readingOf.rows');
    if (kind === 'lists') return t('import.readingOf.lists');
    return t(`import.letters.${name as 'windows-1252' | 'macintosh' | 'cp850'}`);
  };
}

/** Asks which list of the file to import, or how to read the file. */
export function ImportReadingsPanel({
  open: { file, chosen },
  onChoose,
}: {
  open: OpenImport;
  onChoose: (at: number) => void;
}) {
  const { t } = useTranslation('guests');
  const words = useReadingWords();
  const { readings, others } = file;
  if (readings.length < 2) return null;
  const [first] = readings;
  return (
    <Notice
      tone={chosen === null ? 'attention' : 'plain'}
      icon={<FileSpreadsheet className="mt-0.5 size-5 shrink-0" />}
    >
      <fieldset>
        <legend className="font-semibold">
          {t(
            `import.whichReading.${first?.kind === 'letters' ? 'letters' : first?.kind === 'rows' || first?.kind === 'lists' ? 'beside' : 'sheets'}`,
          )}
        </legend>
        {chosen !== null && others.length > 0 && (
          <p className="text-sm">{t('import.otherSheets', { list: formatList(others) })}</p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          {readings.map((reading, at) => (
            <button
              key={`${reading.kind} ${reading.name}`}
              type="button"
              aria-pressed={chosen === at}
              onClick={() => onChoose(at)}
              className={cx(
                'min-h-11 max-w-full rounded-card border px-4 py-2 text-left text-sm transition-colors',
                chosen === at
                  ? 'border-accent bg-accent-soft text-accent-strong'
                  : 'border-line-strong bg-surface text-ink hover:border-accent',
              )}
            >
              <span className="block font-semibold break-words">{words(reading)}</span>
              {reading.example && <span className="block break-words">{reading.example}</span>}
            </button>
          ))}
        </div>
      </fieldset>
    </Notice>
  );
}
