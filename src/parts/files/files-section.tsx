import { FileImage, FileSpreadsheet, FileText, Paperclip, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Attachment, MAX_FILE_SIZE, MEDIA_TYPES } from '@/domain/files/attachment';
import { formatSize } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { FieldError } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';
import { usePlanContext } from '../module/plan-context';
import { UnsavedMark } from '../rows/unsaved-mark';
import { FilePreview } from './file-preview';
import type { Files } from './use-files';

const ACCEPTED = [...Object.keys(MEDIA_TYPES), 'jpeg'].map((ending) => `.${ending}`).join(',');

const iconOf = ({ media_type }: Attachment) =>
  media_type.startsWith('image/')
    ? FileImage
    : media_type === MEDIA_TYPES.xlsx || media_type === MEDIA_TYPES.ods || media_type === MEDIA_TYPES.csv
      ? FileSpreadsheet
      : FileText;

/** Button that undoes a deletion. It appears in the place of the deleted file. */
function Undo({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation(['files', 'common']);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p role="status" className="flex items-center justify-between gap-2">
      <span className="min-w-0 break-words">{t('removed', { name })}</span>
      <Button ref={button} look="quiet" size="small" onClick={onUndo}>
        {t('common:undo')}
      </Button>
    </p>
  );
}

/**
 * Lists the files of a row, such as contract, receipts or pictures. Files can be added, opened, downloaded
 * and deleted.
 */
export function FilesSection({
  files,
  readOnly = false,
  title,
  children,
}: {
  files: Files;
  /** True if the files can only be changed on another page. */
  readOnly?: boolean;
  /** Title. Needed if the files belong to another row than the one shown. */
  title?: string;
  children?: Pieces;
}) {
  const { t } = useTranslation('files');
  const editable = usePlanContext().editable && !readOnly;
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<Attachment | null>(null);
  const [removed, setRemoved] = useState<Attachment | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { list, isNew } = files;
  if (!editable && list.length === 0) return null;

  const add = async (chosen: readonly File[]) => {
    setRemoved(null);
    const { added, problems: found } = await files.add(chosen);
    setProblems(found);
    setSaid(
      added.length > 0 ? t('added', { names: added.map(({ file_name }) => file_name).join(', ') }) : '',
    );
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-2 rounded-card border border-line p-3"
      onDragOver={(event) => editable && event.preventDefault()}
      onDrop={(event) => {
        if (!editable) return;
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
    >
      <h3 id={`${id}-title`} className="flex items-center gap-2 font-sans text-base font-medium">
        <Paperclip className="size-4 text-ink-muted" />
        <span>{title ?? t('title')}</span>
      </h3>
      {list.length > 0 && (
        <ul aria-label={title ?? t('list')} className="flex flex-col divide-y divide-line">
          {list.map((attachment) => {
            const Icon = iconOf(attachment);
            const name = attachment.file_name;
            return (
              <li key={attachment.id} className="flex items-center gap-1">
                <button
                  type="button"
                  aria-label={t('open', { name })}
                  onClick={() => setOpened(attachment)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-left hover:text-accent-strong"
                >
                  <Icon className="size-5 shrink-0 text-ink-muted" />
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 break-words [overflow-wrap:anywhere]">{name}</span>
                    <span className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
                      <span>{formatSize(attachment.size)}</span>
                      <UnsavedMark id={attachment.id} />
                    </span>
                  </span>
                </button>
                {editable && (
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() => {
                      files.remove(attachment);
                      setProblems([]);
                      setSaid('');
                      setRemoved(attachment);
                    }}
                  >
                    <Trash2 className="size-4.5" />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {removed && (
        <Undo
          key={removed.id}
          name={removed.file_name}
          onUndo={() => {
            files.restore(removed);
            setRemoved(null);
            input.current?.focus();
          }}
        />
      )}
      {editable && (
        <>
          <label
            className={`${buttonClass('secondary', 'small')} cursor-pointer self-start focus-within:outline-2 focus-within:outline-accent`}
          >
            <span>{t('add')}</span>
            <input
              ref={input}
              type="file"
              multiple
              accept={ACCEPTED}
              aria-describedby={`${id}-hint`}
              className="sr-only"
              onChange={({ target }) => {
                void add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {`${t('hint', { max: formatSize(MAX_FILE_SIZE) })}${isNew ? ` ${t('withRow')}` : ''}`}
          </p>
        </>
      )}
      {children}
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened && (
        <FilePreview attachment={opened} onOpenChange={(isOpen) => setOpened(isOpen ? opened : null)} />
      )}
    </section>
  );
}
