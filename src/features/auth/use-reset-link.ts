import { useEffect, useState } from 'react';
import { hasSession, verifyLink } from '@/data/auth';
import { type EmailLink, settleEmailLink, takeEmailLink } from '@/lib/email-link';
import { isTransient } from '@/lib/errors';

export type ResetState =
  | { phase: 'checking' }
  /** A session exists; `fromLink` when the link brought it. */
  | { phase: 'ready'; fromLink: boolean }
  /** The service does not answer; the link may still be good. */
  | { phase: 'unavailable' }
  /** No way to go on: an error of the link, or neither link nor session. */
  | { phase: 'refused'; failure: { error: unknown } | { description: string | null } | null };

/** A dead service must not keep anybody waiting longer than this. Milliseconds. */
const GIVE_UP_AFTER = 25_000;

/** A token works once, and effects may run twice: both runs share one attempt. */
const attempts = new WeakMap<EmailLink, Promise<ResetState>>();

async function check(link: EmailLink | null): Promise<ResetState> {
  if (link?.error) return { phase: 'refused', failure: { description: link.error_description } };
  try {
    if (link?.token_hash) {
      await verifyLink(link.token_hash, 'recovery');
      return { phase: 'ready', fromLink: true };
    }
    return (await hasSession()) ? { phase: 'ready', fromLink: false } : { phase: 'refused', failure: null };
  } catch (error) {
    if (isTransient(error)) return { phase: 'unavailable' };
    return { phase: 'refused', failure: link ? { error } : null };
  }
}

function checkOnce(link: EmailLink | null): Promise<ResetState> {
  if (!link) return check(null);
  const known = attempts.get(link);
  if (known) return known;
  const attempt = check(link).then((state) => {
    // Nobody heard the service: the same link may be tried again.
    if (state.phase === 'unavailable') attempts.delete(link);
    else settleEmailLink(link);
    return state;
  });
  attempts.set(link, attempt);
  return attempt;
}

/** Turns the link of the e-mail, or the session that is there already, into leave to set a new password. */
export function useResetLink(): { state: ResetState; retry: () => void } {
  const [link] = useState(takeEmailLink);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ attempt: number; state: ResetState } | null>(null);

  useEffect(() => {
    let wanted = true;
    const settle = (state: ResetState) => {
      if (wanted) setSettled({ attempt, state });
    };
    const timer = setTimeout(() => settle({ phase: 'unavailable' }), GIVE_UP_AFTER);
    void checkOnce(link).then((state) => {
      clearTimeout(timer);
      settle(state);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [link, attempt]);

  return {
    state: settled?.attempt === attempt ? settled.state : { phase: 'checking' },
    retry: () => setAttempt(attempt + 1),
  };
}
