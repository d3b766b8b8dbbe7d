import { useEffect, useRef, useState } from 'react';
import type { ImportEdits, ImportRow } from '@/domain/guests/import/import-plan';
import type { ImportAsk } from './import-answers';
import type { CheckRows, ImportList } from './import-check';

interface Checker {
  readonly list: ImportList;
  readonly check: CheckRows;
  readonly close: () => void;
}

const inPage = (list: ImportList): Checker => {
  const checks = import('./import-check').then(({ importCheck }) => importCheck(list));
  return { list, check: async (edits) => (await checks)(edits), close: () => undefined };
};

function inWorker(list: ImportList): Checker {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const ask = (message: ImportAsk) => worker.postMessage(message);
  ask({ list });
  // The worker answers in the order of the requests.
  const waiting: { resolve: (rows: readonly ImportRow[]) => void; reject: (reason: unknown) => void }[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<readonly ImportRow[]>) =>
    waiting.shift()?.resolve(data),
  );
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.splice(0)) reject(event);
  });
  return {
    list,
    check: (edits) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        ask({ edits });
      }),
    close: () => worker.terminate(),
  };
}

/**
 * Returns the checked rows of a list, computed in a worker if possible. `checking` is true until the latest
 * edit is included.
 */
export function useImportRows(list: ImportList, edits: ImportEdits) {
  const [found, setFound] = useState<{
    readonly rows: readonly ImportRow[];
    readonly list: ImportList | null;
    readonly edits: ImportEdits | null;
    readonly failed: boolean;
  }>({ rows: [], list: null, edits: null, failed: false });
  const opened = useRef<(Checker & { readonly rows: Map<number, ImportRow> }) | null>(null);
  useEffect(() => {
    if (opened.current?.list !== list) {
      opened.current?.close();
      const checker = typeof Worker === 'undefined' ? inPage(list) : inWorker(list);
      opened.current = { ...checker, rows: new Map() };
    }
    const { check, rows } = opened.current;
    let left = false;
    check(edits).then(
      (changed) => {
        for (const row of changed) rows.set(row.line, row);
        if (!left) setFound({ rows: [...rows.values()], list, edits, failed: false });
      },
      () => !left && setFound((before) => ({ ...before, failed: true })),
    );
    return () => {
      left = true;
    };
  }, [list, edits]);
  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = null;
    },
    [],
  );
  return {
    rows: found.rows,
    failed: found.failed,
    checking: !found.failed && (found.list !== list || found.edits !== edits),
  };
}
