import { useEffect, useRef, useState } from 'react';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Pieces } from '@/ui/pieces';
import { Sprig } from '@/ui/sprig';
import { Notice } from '@/ui/states';
import { useMailedToken } from './use-mailed-token';

interface MailedActionProps {
  /** Translation key of the page's texts. */
  words: 'confirm' | 'leave' | 'reminders' | 'invitations';
  run: (token: string) => Promise<void>;
  /** Links shown after success. `afterBroken` has the links shown after a failure. */
  afterDone: Pieces;
  afterBroken: Pieces;
}

interface MailedPressProps extends MailedActionProps {
  token: string | null;
}

/**
 * Runs the action of an emailed link only after a button press. Mail scanners open links and even run
 * scripts, but don't press buttons.
 */
export function MailedPress({ token, words, run, afterDone, afterBroken }: MailedPressProps) {
  const { t } = useTranslation('newsletter');
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'broken' | 'failed'>('ready');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done' || state === 'broken') heading.current?.focus();
  }, [state]);

  async function press() {
    setState('busy');
    try {
      if (!token) return setState('broken');
      await run(token);
      setState('done');
    } catch (error) {
      const status = statusOf(error);
      setState(status === 404 || status === 400 ? 'broken' : 'failed');
    }
  }

  const [title, text] =
    state === 'done'
      ? [t(`${words}.doneTitle`), t(`${words}.done`)]
      : state === 'broken'
        ? [t('broken.title'), t(words === 'confirm' ? 'broken.text' : 'broken.leaveText')]
        : [t(`${words}.title`), t(`${words}.text`)];
  return (
    <div className="page flex max-w-xl flex-col items-center gap-5 py-20 text-center sm:py-28">
      <Sprig className="h-24 text-accent" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {title}
      </h1>
      <p className="text-lg text-ink-muted">{text}</p>
      {state === 'failed' && (
        <div role="alert">
          <Notice tone="danger">{t('failed')}</Notice>
        </div>
      )}
      {state === 'done' ? (
        afterDone
      ) : state === 'broken' ? (
        afterBroken
      ) : (
        <Button busy={state === 'busy'} onClick={() => void press()}>
          {t(`${words}.submit`)}
        </Button>
      )}
    </div>
  );
}

/** Runs an emailed action with the token in the address. */
export const MailedAction = (props: MailedActionProps) => <MailedPress {...props} token={useMailedToken()} />;
