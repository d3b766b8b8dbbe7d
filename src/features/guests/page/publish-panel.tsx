import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink, Globe } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  OPENINGS,
  type Opening,
  type PageState,
  pageStateQuery,
  publishPage,
  removePicture,
  takePageDown,
} from '@/data/page-address';
import { cleanName, isPageName, proposedName } from '@/domain/event-page/page-name';
import { IN_DEMO } from '@/lib/demo';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestOrigin } from '@/parts/module/use-plan-brand';
import { Button, buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { FieldError, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { Notice, Skeleton, Tag } from '@/ui/states';
import type { PageEditing } from './use-event-page';

const PROBLEMS = ['name_not_valid', 'name_reserved', 'name_taken', 'word_missing', 'page_blocked'] as const;
type Problem = (typeof PROBLEMS)[number] | 'offline' | 'failed';

const problemOf = (error: unknown): Problem =>
  PROBLEMS.find((known) => error instanceof Error && error.message === known) ??
  (statusOf(error) === 0 ? 'offline' : 'failed');

/** Public address of the page, with links to open and share it. */
function Address({ state }: { state: PageState }) {
  const { t } = useTranslation('pageeditor');
  const address = `${useGuestOrigin()}${paths.eventPage(state.name)}`;
  const { copy, byHand } = useCopy({ text: address, said: t('publish.copied') });
  if (state.opening === 'off') return <p className="text-ink-muted">{t('publish.linksOnly')}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold wrap-anywhere">{address}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" icon={<Copy className="size-4.5" />} onClick={copy}>
          {t('publish.copy')}
        </Button>
        <a
          href={paths.eventPage(state.name)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'small')}
        >
          <ExternalLink className="size-4.5" />
          <span>{t('publish.visit')}</span>
        </a>
      </div>
      {byHand}
    </div>
  );
}

function PublishForm({ state, editing }: { state: PageState | null; editing: PageEditing }) {
  const { t } = useTranslation('pageeditor');
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const { stored, page, write } = editing;
  const origin = useGuestOrigin();
  const [name, setName] = useState(state?.name ?? proposedName(plan.name, plan.event_date));
  const [opening, setOpening] = useState<Opening>(state?.opening ?? 'off');
  const [word, setWord] = useState('');
  const [indexed, setIndexed] = useState(state?.indexed ?? false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isPublished = state !== null && state.taken_down_at === null && !state.blocked;
  const run = async (ask: () => Promise<PageState>) => {
    setBusy(true);
    setProblem(null);
    try {
      client.setQueryData(pageStateQuery(plan.id).queryKey, await ask());
      setWord('');
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const publish = (event: FormEvent) => {
    event.preventDefault();
    const wanted = cleanName(name);
    setName(wanted);
    if (!isPageName(wanted)) return setProblem('name_not_valid');
    // Stores the page before publishing if it has never been edited.
    if (!stored) write({});
    void run(() => publishPage(plan.id, { name: wanted, opening, word, indexed }));
  };
  const takeDown = () =>
    void run(async () => {
      const down = await takePageDown(plan.id);
      if (page.picture) {
        void removePicture(plan.id, page.picture).catch(() => undefined);
        write({ picture: null });
      }
      return down;
    });
  return (
    <form onSubmit={publish} noValidate className="flex flex-col gap-6">
      {isPublished && <Address state={state} />}
      {state?.blocked && <Notice tone="danger">{t('publish.problem.page_blocked')}</Notice>}
      <TextField
        label={t('publish.name')}
        hint={t('publish.nameHint', { address: `${new URL(origin).host}${paths.eventPage('')}` })}
        value={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => setName(cleanName(name))}
        {...(problem?.startsWith('name_') ? { error: t(`publish.problem.${problem}`) } : {})}
      />
      <SelectField
        label={t('publish.opening')}
        value={opening}
        onChange={(value) => setOpening(OPENINGS.find((one) => one === value) ?? 'off')}
        options={OPENINGS.map((value) => ({ value, label: t(`publish.openings.${value}`) }))}
        hint={t('publish.openingHint')}
      />
      {opening === 'word' && (
        <TextField
          label={t('publish.word')}
          hint={t(state?.opening === 'word' ? 'publish.wordKept' : 'publish.wordHint')}
          value={word}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setWord(target.value)}
          {...(problem === 'word_missing' ? { error: t('publish.problem.word_missing') } : {})}
        />
      )}
      {opening === 'all' && <Checkbox label={t('publish.indexed')} checked={indexed} onChange={setIndexed} />}
      {problem && ['page_blocked', 'offline', 'failed'].includes(problem) && (
        <FieldError>{t(`publish.problem.${problem}`)}</FieldError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} icon={<Globe className="size-4.5" />}>
          {t(isPublished ? 'publish.again' : 'publish.go')}
        </Button>
        {isPublished && (
          <Button look="quiet" className="text-danger" disabled={busy} onClick={takeDown}>
            {t('publish.down')}
          </Button>
        )}
      </div>
      {isPublished && page.picture && <p className="text-sm text-ink-muted">{t('publish.downText')}</p>}
    </form>
  );
}

/** Panel that publishes the page. It shows the current state, the address and who can read the page. */
export function PublishPanel({ editing }: { editing: PageEditing }) {
  const { t } = useTranslation('pageeditor');
  const { plan } = usePlanContext();
  const { data: state, isError } = useQuery({ ...pageStateQuery(plan.id), enabled: !IN_DEMO });
  const isPublished = Boolean(state && state.taken_down_at === null && !state.blocked);
  return (
    <section aria-labelledby="page-publish" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="page-publish" className="text-2xl">
          {t('publish.title')}
        </h2>
        {state !== undefined && (
          <p role="status">
            <Tag tone={isPublished ? 'positive' : 'plain'}>
              {t(isPublished ? 'publish.on' : 'publish.off')}
            </Tag>
          </p>
        )}
      </div>
      <p className="text-ink-muted">
        {t(IN_DEMO ? 'publish.demo' : isPublished ? 'publish.textOn' : 'publish.text')}
      </p>
      {IN_DEMO ? null : isError ? (
        <FieldError>{t('publish.problem.offline')}</FieldError>
      ) : state === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <PublishForm key={state?.name ?? ''} state={state} editing={editing} />
      )}
    </section>
  );
}
