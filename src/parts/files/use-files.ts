import { useEffect, useRef } from 'react';
import { ATTACHMENTS } from '@/data/attachments';
import { dropUnusedFiles, keepFile } from '@/data/sync/kept-files';
import { idOf } from '@/data/sync/noun';
import { addToOutbox, outboxState } from '@/data/sync/outbox';
import { useRows } from '@/data/sync/use-rows';
import { type Attachment, MAX_FILE_SIZE } from '@/domain/files/attachment';
import { type FileProblem, MAX_FILES, readChosenFile } from '@/domain/files/chosen';
import { formatNumber, formatSize } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '../form/use-kept-text';

/** The files of one row of a plan. Files of a new row are kept with its draft and saved with the row. */
export interface Files {
  readonly list: readonly Attachment[];
  readonly isNew: boolean;
  /** Adds the valid files. Returns an error message for each invalid file. */
  add(
    chosen: readonly File[],
  ): Promise<{ readonly added: readonly Attachment[]; readonly problems: readonly string[] }>;
  remove(attachment: Attachment): void;
  restore(attachment: Attachment): void;
  save(): void;
}

const added = (after: Attachment) => ({ table: ATTACHMENTS.table, before: null, after });

/**
 * Returns the files chosen for a new row. A new row gets another id each time its form is opened, so the
 * files get the current id.
 */
const chosenFor = (subject_id: string, text: string): Attachment[] =>
  (text === '' ? [] : (JSON.parse(text) as Attachment[])).map((one) => ({ ...one, subject_id }));

/** Returns the files of a row. `form` is the name of the form that creates new rows. */
export function useFiles(plan_id: string, subject_id: string, isNew: boolean, form = 'row'): Files {
  const { t } = useTranslation('files');
  const all = useRows(ATTACHMENTS, plan_id);
  /** Draft of the files chosen for a row that isn't saved yet. */
  const { text, type, clear } = useKeptText(`files-${form}`, isNew ? 'new' : subject_id);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  /**
   * Id of the last new row that was saved. A file that was still being read at that time belongs to this row.
   */
  const savedRow = useRef<string | null>(null);
  const waiting = chosenFor(subject_id, text);
  const stored = all.filter((one) => one.subject_id === subject_id);

  const wait = (change: (now: readonly Attachment[]) => readonly Attachment[]): void => {
    const next = change(chosenFor(subject_id, latest.current));
    latest.current = next.length > 0 ? JSON.stringify(next) : '';
    type(latest.current);
  };
  const put = (attachment: Attachment): void => {
    if (isNew && savedRow.current !== subject_id) wait((now) => [...now, attachment]);
    else addToOutbox(plan_id, [added(attachment)]);
  };
  const say = (problem: FileProblem | 'unread' | 'onlyInTab', { name, size }: File): string =>
    t(`problem.${problem}`, {
      name,
      size: formatSize(size),
      max: problem === 'full' ? formatNumber(MAX_FILES) : formatSize(MAX_FILE_SIZE),
    });

  return {
    list: isNew ? waiting : stored,
    isNew,
    async add(chosen) {
      const { user_id, entries } = outboxState();
      const unsent = new Set([...entries.flatMap(({ changes }) => changes), ...waiting.map(added)].map(idOf));
      if (user_id) await dropUnusedFiles(user_id, unsent);
      const rows: Attachment[] = [];
      const problems: string[] = [];
      for (const file of chosen) {
        try {
          // A file above the size limit is refused without reading all of it.
          const bytes = await file.slice(0, MAX_FILE_SIZE).arrayBuffer();
          const read = readChosenFile(file, new Uint8Array(bytes), all.length + waiting.length + rows.length);
          if (typeof read === 'string') {
            problems.push(say(read, file));
            continue;
          }
          const row = { ...read, id: crypto.randomUUID(), version: 0, subject_id };
          if (!(await keepFile(row.id, bytes))) problems.push(say('onlyInTab', file));
          put(row);
          rows.push(row);
        } catch {
          problems.push(say('unread', file));
        }
      }
      return { added: rows, problems };
    },
    remove(attachment) {
      if (isNew) wait((now) => now.filter(({ id }) => id !== attachment.id));
      else addToOutbox(plan_id, [{ table: ATTACHMENTS.table, before: attachment, after: null }]);
    },
    restore: put,
    save() {
      if (!isNew) return;
      savedRow.current = subject_id;
      const chosen = chosenFor(subject_id, latest.current);
      if (chosen.length === 0) return;
      addToOutbox(plan_id, chosen.map(added));
      latest.current = '';
      clear();
    },
  };
}
