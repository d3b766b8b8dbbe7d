import { CircleCheck, ExternalLink } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendChatMessage } from '@/data/contact';
import { MESSAGE_MAX } from '@/domain/contact/lengths';
import { supportAt } from '@/domain/support-hours';
import { cleanLines, lengthOf } from '@/domain/text';
import { statusOf } from '@/lib/errors';
import { formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { LimitedArea } from '@/parts/fields/limited-field';
import { keepTyping, readTyping } from '@/parts/public/kept-typing';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Notice } from '@/ui/states';
import { CHAT_URL } from './chat-url';

const FORM = 'chat';
const MINUTE_MS = 60_000;

type Problem = 'empty' | 'failed' | 'tooMany' | 'signedOut';

function problemOf(error: unknown): Problem {
  const status = statusOf(error);
  if (status === 429) return 'tooMany';
  return status === 401 ? 'signedOut' : 'failed';
}

/** Says whether the team is available and when that changes, in the reader's time zone. */
function Hours() {
  const { t } = useTranslation('chat');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  const { isThere, until } = supportAt(now / MINUTE_MS);
  const time = formatInstant(new Date(until * MINUTE_MS).toISOString());
  return (
    <Notice tone={isThere ? 'positive' : 'plain'}>
      <p className="font-semibold">{t(isThere ? 'here' : 'away', { time })}</p>
      <p>{t('hours')}</p>
    </Notice>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('chat');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <CircleCheck className="size-9 text-positive" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('sent')}
      </h3>
      <p>{t('sentText', { email })}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Returns the plan's id from a path or query, or null. */
const planIn = (address: string): string | null =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? null;

const INVITE = paths.joinPlan('');
/** Removes an invitation's token from a path, because the token is secret. */
const pageOf = (pathname: string): string => (pathname.startsWith(INVITE) ? INVITE : pathname);

function Form({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const { pathname, search } = useLocation();
  const [text, setText] = useState(() => readTyping(FORM, ['message']).message ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The message's id, which makes a retry after a lost response idempotent. A changed text gets a new id. */
  const id = useRef<string>(null);
  const area = useRef<HTMLFormElement>(null);
  const plan_id = planIn(pathname + search);
  const page = pageOf(pathname);
  const write = (message: string) => {
    id.current = null;
    setText(message);
    setProblem(null);
    keepTyping(FORM, { message });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = cleanLines(text);
    if (message === '' || lengthOf(message) > MESSAGE_MAX) {
      if (message === '') setProblem('empty');
      area.current?.querySelector('textarea')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      id.current ??= crypto.randomUUID();
      await sendChatMessage({ id: id.current, message, plan_id, page, language: currentLanguage() });
      keepTyping(FORM, { message: '' });
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <form ref={area} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <LimitedArea
        label={t('message')}
        name="message"
        rows={6}
        max={MESSAGE_MAX}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={problem === 'empty' ? t('empty') : undefined}
      />
      <p className="text-sm break-words text-ink-muted">
        {t(plan_id ? 'alongPlan' : 'along', { email, page })}
      </p>
      {problem && problem !== 'empty' && <FieldError>{t(problem)}</FieldError>}
      <Button type="submit" busy={busy} className="self-start">
        {t(busy ? 'sending' : 'submit')}
      </Button>
    </form>
  );
}

/** Contact form for signed-in people. The account, plan and page are sent with the message. */
export default function ChatSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const { user } = useSession();
  const [sent, setSent] = useState(false);
  const email = user?.email ?? '';
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('title')} closeLabel={t('common:close')}>
      <div className="flex flex-col gap-5">
        <Hours />
        {CHAT_URL && (
          <a href={CHAT_URL} target="_blank" rel="noreferrer" className={`${buttonClass()} self-start`}>
            <ExternalLink className="size-4" />
            <span>{t('operator')}</span>
          </a>
        )}
        {sent ? (
          <Sent email={email} onAgain={() => setSent(false)} />
        ) : (
          <Form email={email} onSent={() => setSent(true)} />
        )}
      </div>
    </Sheet>
  );
}
