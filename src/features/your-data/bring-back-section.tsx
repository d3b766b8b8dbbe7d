import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { type ChosenArchive, glanceAt } from './read-chosen';
import { type RestoreOutcome, useBringBack } from './use-bring-back';

function Preview({
  chosen,
  onStore,
  onBack,
}: {
  chosen: ChosenArchive;
  onStore: (picked: ReadonlySet<string>, withTemplates: boolean) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('yourdata');
  const { plans, vendors, templates = [] } = chosen.archive;
  const [withTemplates, setWithTemplates] = useState(templates.length > 0);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(plans.map(({ plan_id }) => plan_id)));
  const tick = (id: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  return (
    <fieldset className="flex w-full flex-col items-start gap-3">
      <legend className="mb-2 font-medium">{t('bring.holds', { count: plans.length })}</legend>
      {plans.map((plan) => {
        const { name, event_date, ...counts } = glanceAt(plan);
        return (
          <Checkbox
            key={plan.plan_id}
            label={<span className="break-words [overflow-wrap:anywhere]">{name}</span>}
            hint={t('bring.glance', {
              date: event_date ? formatDate(event_date, 'medium') : '–',
              guests: counts.guests,
              items: counts.items,
              tasks: counts.tasks,
              files: counts.files,
            })}
            checked={picked.has(plan.plan_id)}
            onChange={(on) => tick(plan.plan_id, on)}
          />
        );
      })}
      {templates.length > 0 && (
        <Checkbox
          label={t('bring.templates', { count: templates.length })}
          checked={withTemplates}
          onChange={setWithTemplates}
        />
      )}
      {vendors.length > 0 && (
        <p className="text-ink-muted">{t('bring.vendors', { count: vendors.length })}</p>
      )}
      <p className="measure text-sm text-ink-muted">{t('bring.isNew')}</p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={picked.size === 0 && !withTemplates} onClick={() => onStore(picked, withTemplates)}>
          {picked.size === 0 && withTemplates
            ? t('bring.submitTemplates')
            : t('bring.submit', { count: picked.size })}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {t('bring.other')}
        </Button>
      </div>
    </fieldset>
  );
}

function Outcomes({ outcomes, onAgain }: { outcomes: readonly RestoreOutcome[]; onAgain: () => void }) {
  const { t } = useTranslation('yourdata');
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex flex-col gap-2">
        {outcomes.map(({ id, name, to, refused }) => (
          <li key={id}>
            {to ? (
              <Link to={to} className="link">
                {t('bring.stored', { name })}
              </Link>
            ) : (
              <span>{t(`bring.refused.${refused ?? 'network'}`, { name })}</span>
            )}
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onAgain}>
        {t('bring.another')}
      </Button>
    </div>
  );
}

/** Restores events from a download, into this account or another one. */
export function BringBackSection({ userId }: { userId: string }) {
  const { t } = useTranslation('yourdata');
  const heading = useId();
  const { state, choose, store, begin } = useBringBack(userId);
  const isBusy = state.step === 'reading' || state.step === 'storing';
  return (
    <section aria-labelledby={heading} className="flex flex-col items-start gap-4 border-t border-line pt-8">
      <h2 id={heading} className="text-xl">
        {t('bring.title')}
      </h2>
      <p className="measure text-ink-muted">{t('bring.text')}</p>
      {(state.step === 'idle' || state.step === 'problem' || state.step === 'reading') && (
        <label
          className={`${buttonClass('secondary')} cursor-pointer focus-within:outline-2 focus-within:outline-accent`}
        >
          <span>{t('bring.choose')}</span>
          <input
            type="file"
            accept=".zip,.json"
            disabled={isBusy}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              target.value = '';
            }}
          />
        </label>
      )}
      {state.step === 'chosen' && (
        <Preview
          chosen={state.chosen}
          onStore={(picked, withTemplates) => void store(state.chosen, picked, withTemplates)}
          onBack={begin}
        />
      )}
      <div role="status">
        {state.step === 'reading' && <p>{t('bring.reading')}</p>}
        {state.step === 'storing' && (
          <p>{t('bring.storing', { count: state.total, done: Math.min(state.done + 1, state.total) })}</p>
        )}
        {state.step === 'stored' && <Outcomes outcomes={state.outcomes} onAgain={begin} />}
      </div>
      {state.step === 'problem' && <p role="alert">{t(`bring.problem.${state.problem}`)}</p>}
    </section>
  );
}
