import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { Button, buttonClass } from '@/ui/button';
import { FieldError, TextArea } from '@/ui/field';
import { PageHead } from '@/ui/page-head';
import { LimitNotice } from '../limit-notice';
import type { GuestBook } from '../use-guest-book';
import type { GuestLimit } from '../use-guest-limit';
import { ImportPreview } from './import-preview';
import { ImportReadingsPanel } from './import-readings-panel';
import { readAside } from './read-aside';
import { useKeptImport } from './use-kept-import';

interface ImportViewProps {
  book: GuestBook;
  limit: GuestLimit;
  toList: string;
}

/**
 * Imports a guest list from a file or from copied spreadsheet cells, with a preview before anything is
 * stored.
 */
export function ImportView({ book, limit, toList }: ImportViewProps) {
  const { t } = useTranslation('guests');
  const id = useId();
  const { text: pasted, type, clear } = useKeptText('guest-paste');
  const navigate = useNavigate();
  const kept = useKeptImport();
  const table = kept.open;
  const [failed, setFailed] = useState(false);
  const [reading, setReading] = useState<AbortController | null>(null);
  useEffect(() => () => reading?.abort(), [reading]);
  const read = async (name: string, source: Blob | string) => {
    const control = new AbortController();
    setReading(control);
    setFailed(false);
    try {
      const found = await readAside(source, control.signal);
      if (found?.readings.some(({ table }) => table.rows.length > 0)) kept.begin(name, found);
      else setFailed(true);
    } catch {
      // If the person stops the reading of a file, the page stays as it was.
    }
    setReading((now) => (now === control ? null : now));
  };
  // Several lines pasted into the field for a single guest open here, unless another list is already being
  // previewed.
  const given: unknown = useLocation().state;
  const lines = typeof given === 'object' && given !== null && 'pasted' in given ? String(given.pasted) : '';
  const isFree = kept.read && table === null;
  const take = useEffectEvent(() => {
    type(lines);
    void navigate('.', { replace: true, state: null });
    if (isFree) void read(t('import.pastedName'), lines);
  });
  useEffect(() => {
    if (lines !== '' && kept.read) take();
  }, [lines, kept.read]);
  const readFile = (file: File | undefined) => {
    if (file) void read(file.name, file);
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        back={
          table ? { onPress: kept.end, label: t('import.other') } : { to: toList, label: t('import.back') }
        }
        title={t('import.title')}
        {...(kept.read && !table ? { text: t('import.text') } : {})}
      />
      {table && kept.read && <ImportReadingsPanel open={table} onChoose={(at) => kept.choose(table, at)} />}
      {!kept.read ? null : table?.chosen === null ? null : table ? (
        <ImportPreview
          key={table.chosen}
          open={table}
          book={book}
          limit={limit}
          onDecide={kept.decide}
          onDone={(isHere) => {
            clear();
            kept.end();
            if (isHere) void navigate(toList);
          }}
        />
      ) : (
        <>
          {limit.tier === 'free' && <LimitNotice limit={limit} />}
          {failed && <FieldError>{t('import.unreadable')}</FieldError>}
          {reading && (
            <div className="flex items-center gap-3">
              <label className="min-w-0 flex-1 text-sm">
                <span>{t('import.reading')}</span>
                <progress className="mt-1 block h-2 w-full accent-accent" />
              </label>
              <Button look="secondary" size="small" onClick={() => reading.abort()}>
                {t('import.stop')}
              </Button>
            </div>
          )}
          <label
            htmlFor={id}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              readFile(event.dataTransfer.files[0]);
            }}
            className="flex cursor-pointer flex-col items-center gap-3 rounded-card border-2 border-dashed border-line-strong p-8 text-center focus-within:outline-2 focus-within:outline-accent"
          >
            <FileUp className="size-8 text-accent" />
            <span>{t('import.drop')}</span>
            <span className={buttonClass('primary', 'small')}>{t('import.choose')}</span>
            <input
              id={id}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/plain,text/tab-separated-values,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className="sr-only"
              onChange={({ target }) => {
                readFile(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void read(t('import.pastedName'), pasted);
            }}
          >
            <TextArea
              label={t('import.paste')}
              hint={t('import.pasteHint')}
              rows={6}
              value={pasted}
              onChange={({ target }) => type(target.value)}
            />
            <Button type="submit" look="secondary" className="self-start" disabled={pasted.trim() === ''}>
              {t('import.look')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
