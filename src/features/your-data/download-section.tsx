import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select';
import type { LoadKinds } from './kinds';
import type { Lack } from './make-download';
import { PlanTables } from './plan-tables';
import { useDownload } from './use-download';
import { useTableName } from './use-table-name';

const ALL = 'all';

function Lacks({ lacks }: { lacks: readonly Lack[] }) {
  const { t } = useTranslation('yourdata');
  const tableName = useTableName();
  const text = (lack: Lack): string =>
    lack.kind === 'plan'
      ? t('lack.plan', { plan: lack.plan })
      : lack.kind === 'kept'
        ? t('lack.kept', { plan: lack.plan })
        : lack.kind === 'file'
          ? t('lack.file', { plan: lack.plan, file: lack.file })
          : lack.plan === null
            ? t('lack.own', { table: tableName(lack.table) })
            : t('lack.table', { plan: lack.plan, table: tableName(lack.table) });
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{t('lack.title')}</p>
      <ul className="list-disc pl-5">
        {lacks.map((lack) => (
          <li key={text(lack)}>{text(lack)}</li>
        ))}
      </ul>
    </div>
  );
}

export function DownloadSection({ plans, loadKinds }: { plans: readonly Plan[]; loadKinds: LoadKinds }) {
  const { t } = useTranslation('yourdata');
  const heading = useId();
  const asked = useSearchParams()[0].get('plan');
  const [chosen, setChosen] = useState(plans.find(({ id }) => id === asked)?.id ?? ALL);
  const { state, asked: tables, start, stop } = useDownload(loadKinds);
  const isMaking = state.step === 'making';
  const wanted = chosen === ALL ? plans : plans.filter(({ id }) => id === chosen);
  return (
    <section aria-labelledby={heading} className="flex flex-col items-start gap-4">
      <h2 id={heading} className="text-xl">
        {t('download.title')}
      </h2>
      <p className="measure text-ink-muted">{t('download.text')}</p>
      {plans.length > 0 && (
        <SelectField
          className="w-full max-w-md"
          label={t('download.what')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: ALL, label: t('download.all') },
            ...plans.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {isMaking ? (
        <Button look="secondary" onClick={stop}>
          {t('download.stop')}
        </Button>
      ) : (
        <Button icon={<Download className="size-4" />} onClick={() => void start(wanted, chosen === ALL)}>
          {t('download.submit')}
        </Button>
      )}
      <div role="status" className="flex flex-col gap-2">
        {state.step === 'making' && (
          <>
            <p>
              {state.name
                ? t('download.making', { count: state.total, done: state.done + 1, name: state.name })
                : t('download.packing')}
            </p>
            <progress
              aria-label={t('download.progress')}
              max={Math.max(state.total, 1)}
              value={state.done}
              className="h-2 w-full max-w-md accent-accent"
            />
          </>
        )}
        {state.step === 'done' && (
          <p>{t(state.lacks.length > 0 ? 'download.doneInPart' : 'download.done')}</p>
        )}
        {state.step === 'done' && state.lacks.length > 0 && <Lacks lacks={state.lacks} />}
        {state.step === 'stopped' && <p>{t('download.stopped')}</p>}
      </div>
      {state.step === 'failed' && <p role="alert">{t('download.failed')}</p>}
      {tables && (
        <PlanTables
          key={tables.plan_id}
          kinds={tables.kinds}
          plan_id={tables.plan_id}
          onRead={tables.answer}
        />
      )}
    </section>
  );
}
