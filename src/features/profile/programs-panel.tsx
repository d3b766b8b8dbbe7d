import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  accessTokensQuery,
  endToken,
  MOST_TOKENS,
  makeToken,
  programsAddress,
  TOKEN_NAME_LENGTH,
} from '@/data/access-tokens';
import { endGrant, programGrantsQuery } from '@/data/program-grants';
import { cleanLine, lengthOf } from '@/domain/text';
import { isEntitled } from '@/domain/tiers';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useOwnTier } from '@/parts/account/use-tier';
import { useCopy } from '@/parts/message-out';
import { Button } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import { toast } from '@/ui/toast-store';

/** Focuses the field, because the pressed button is gone. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

interface CopiedFieldProps {
  label: string;
  hint: string;
  value: string;
  takesFocus?: boolean;
}

function CopiedField({ label, hint, value, takesFocus = false }: CopiedFieldProps) {
  const { t } = useTranslation('profile');
  const { copy, byHand } = useCopy({ text: value, said: t('programs.copied') });
  return (
    <div className="flex flex-col items-start gap-2">
      <TextField
        label={label}
        hint={hint}
        readOnly
        className="w-full"
        ref={takesFocus ? focused : undefined}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button
        look="secondary"
        size="small"
        icon={<Copy className="size-4.5" />}
        aria-label={t('programs.copyOne', { what: label })}
        onClick={copy}
      >
        {t('programs.copy')}
      </Button>
      {byHand}
    </div>
  );
}

interface ProgramRowProps {
  name: string;
  lines: readonly string[];
  endLabel: string;
  isEnding: boolean;
  onEnd: () => void;
}

function ProgramRow({ name, lines, endLabel, isEnding, onEnd }: ProgramRowProps) {
  const { t } = useTranslation('profile');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm text-ink-muted">
            {line}
          </p>
        ))}
      </div>
      <Button look="quiet" size="small" busy={isEnding} aria-label={endLabel} onClick={onEnd}>
        {t('programs.end')}
      </Button>
    </li>
  );
}

function NewToken({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<'enterName' | 'nameTooLong'>();
  const make = useMutation({
    mutationFn: makeToken,
    networkMode: 'always',
    // No retry: it could create a second key that nobody has seen.
    retry: false,
    gcTime: 0,
    meta: { handled: true },
    onSuccess: (token) => {
      setName('');
      onMade(token);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = cleanLine(name);
    const wrong = line === '' ? 'enterName' : lengthOf(line) > TOKEN_NAME_LENGTH ? 'nameTooLong' : undefined;
    setProblem(wrong);
    if (!wrong && !make.isPending) make.mutate(line);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-6">
      <TextField
        label={t('programs.name')}
        hint={t('programs.nameHint')}
        className="w-full"
        value={name}
        error={problem && t(`programs.${problem}`, { limit: TOKEN_NAME_LENGTH })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="secondary" busy={make.isPending}>
        {t('programs.make')}
      </Button>
      {make.isError && <FieldError>{t('programs.makeFailed')}</FieldError>}
    </form>
  );
}

/**
 * API access: the URL for programs, the keys, and the programs that have access. Hidden if the tier lacks API
 * access and there is no key or program to remove.
 */
export function ProgramsPanel({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const client = useQueryClient();
  const [made, setMade] = useState<string | null>(null);
  const { data: tier } = useOwnTier();
  const isIncluded = tier !== undefined && isEntitled(tier, 'api-access');
  const enabled = userId !== '' && tier !== undefined;
  const tokensAsked = accessTokensQuery(userId);
  const grantsAsked = programGrantsQuery(userId);
  const { data: tokens, isError } = useQuery({ ...tokensAsked, enabled });
  const { data: grants = [] } = useQuery({ ...grantsAsked, enabled });
  const end = useMutation({
    mutationFn: ({ kind, id }: { kind: 'token' | 'grant'; id: string; name: string }) =>
      kind === 'token' ? endToken(id) : endGrant(id),
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: (_, { name }) => {
      // The pressed button disappears with its row, so the heading gets the focus.
      heading.current?.focus();
      setMade(null);
      toast({ title: t('programs.ended', { name }), tone: 'success' });
      return Promise.all(
        [tokensAsked, grantsAsked].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: () => toast({ title: t('programs.endFailed'), tone: 'danger' }),
  });
  if (!isIncluded && !tokens?.length && grants.length === 0) return null;
  const isEnding = (id: string) => end.isPending && end.variables.id === id;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5 border-t border-line pt-8 *:max-w-lg">
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('programs.title')}
        </h2>
        <p className="measure mt-1 text-ink-muted">
          {t(isIncluded ? 'programs.text' : 'programs.notIncluded')}
        </p>
      </div>
      {isIncluded && (
        <CopiedField
          label={t('programs.address')}
          hint={t('programs.addressHint')}
          value={programsAddress()}
        />
      )}
      {isError && <p className="text-ink-muted">{t('programs.loadFailed')}</p>}
      {made && <CopiedField takesFocus label={t('programs.key')} hint={t('programs.once')} value={made} />}
      {((tokens?.length ?? 0) > 0 || grants.length > 0) && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {tokens?.map(({ id, name, created_at, used_at }) => (
            <ProgramRow
              key={id}
              name={name}
              lines={[
                t('programs.made', { date: formatInstant(created_at) }),
                used_at ? t('programs.used', { date: formatInstant(used_at) }) : t('programs.unused'),
              ]}
              endLabel={t('programs.endKey', { name })}
              isEnding={isEnding(id)}
              onEnd={() => end.mutate({ kind: 'token', id, name })}
            />
          ))}
          {grants.map(({ id, name, granted_at }) => (
            <ProgramRow
              key={id}
              name={name}
              lines={[t('programs.granted', { date: formatInstant(granted_at) })]}
              endLabel={t('programs.endGrant', { name })}
              isEnding={isEnding(id)}
              onEnd={() => end.mutate({ kind: 'grant', id, name })}
            />
          ))}
        </ul>
      )}
      {isIncluded &&
        tokens &&
        (tokens.length < MOST_TOKENS ? (
          <NewToken
            onMade={(token) => {
              setMade(token);
              void client.invalidateQueries({ queryKey: tokensAsked.queryKey });
            }}
          />
        ) : (
          <p className="text-ink-muted">{t('programs.most', { limit: MOST_TOKENS })}</p>
        ))}
    </section>
  );
}
