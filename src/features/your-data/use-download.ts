import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '@/data/plans';
import { today } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { fileName } from '@/parts/archive/file-names';
import { saveAs } from '@/parts/save-file';
import type { Kinds, LoadKinds } from './kinds';
import type { Lack } from './make-download';
import type { Tables } from './plan-tables';
import { useTableName } from './use-table-name';

type State =
  | { readonly step: 'idle' | 'failed' | 'stopped' }
  | { readonly step: 'making'; readonly done: number; readonly total: number; readonly name: string }
  | { readonly step: 'done'; readonly lacks: readonly Lack[] };

interface Asked {
  readonly plan_id: string;
  readonly kinds: Kinds;
  readonly answer: (tables: Tables) => void;
}

/** Makes a ZIP of events and saves it. The page must render `PlanTables` for the plan in `asked`. */
export function useDownload(loadKinds: LoadKinds) {
  const { t } = useTranslation('yourdata');
  const client = useQueryClient();
  const { user } = useSession();
  const tableName = useTableName();
  const [state, setState] = useState<State>({ step: 'idle' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (plans: readonly Plan[], isAccount: boolean) => {
    control.current = new AbortController();
    const { signal } = control.current;
    const total = plans.length;
    setState({ step: 'making', done: 0, total, name: '' });
    try {
      const [kinds, { makeDownload }] = await Promise.all([loadKinds(), import('./make-download')]);
      const { blob, lacks } = await makeDownload({
        client,
        user_id: user?.id ?? '',
        plans,
        isAccount,
        tableName,
        filesFolder: t('filesFolder'),
        tablesOf: (plan_id) => new Promise((answer) => setAsked({ plan_id, kinds, answer })),
        onProgress: (done, name) => setState({ step: 'making', done, total, name }),
        signal,
      });
      const what = isAccount || plans.length !== 1 ? 'Celebra' : `Celebra ${plans[0]?.name ?? ''}`;
      saveAs(`${fileName(`${what} ${today()}`)}.zip`, blob);
      setState({ step: 'done', lacks });
    } catch {
      setState({ step: signal.aborted ? 'stopped' : 'failed' });
    } finally {
      setAsked(null);
    }
  };
  return { state, asked, start, stop: () => control.current?.abort() };
}
