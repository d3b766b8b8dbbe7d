import { useEffect, useState } from 'react';
import { hasSession } from '@/data/auth';
import { openRecovery, type Recovery } from '@/data/auth-link';
import { isTransient } from '@/lib/errors';
import { changeLanguage } from '@/lib/i18n';
import { type EmailLink, settleEmailLink, takeEmailLink } from '@/lib/session/email-link';
import { isLanguage, rememberedLanguage } from '@/lib/texts';

export type ResetState =
  /** An unused link. The page waits until the person presses a button. `email` is the address in the link. */
  | { phase: 'asking'; email: string | null }
  | { phase: 'checking' }
  /** `recovery` is the result of the link, or null if the person was already signed in. */
  | { phase: 'ready'; recovery: Recovery | null }
  /** The service doesn't respond. The link might be valid nevertheless. */
  | { phase: 'unavailable' }
  /** The link has an error, or there is neither a link nor a session. */
  | { phase: 'refused'; failure: { error: unknown } | { description: string | null } | null };

/** Milliseconds after which a service that hasn't responded is considered down. */
const GIVE_UP_AFTER = 25_000;

async function check(link: EmailLink | null): Promise<ResetState> {
  try {
    if (link?.token_hash)
      return { phase: 'ready', recovery: await openRecovery(link.token_hash, link.email) };
    return (await hasSession()) ? { phase: 'ready', recovery: null } : { phase: 'refused', failure: null };
  } catch (error) {
    if (isTransient(error)) return { phase: 'unavailable' };
    return { phase: 'refused', failure: link ? { error } : null };
  }
}

function firstState(link: EmailLink | null): ResetState {
  if (link?.error) return { phase: 'refused', failure: { description: link.error_description } };
  return link ? { phase: 'asking', email: link.email } : { phase: 'checking' };
}

/** Uses the language of the email, unless the person chose a language in this browser. */
function useLinkLanguage(): void {
  useEffect(() => {
    const language = new URLSearchParams(window.location.search).get('language');
    if (isLanguage(language) && !rememberedLanguage()) void changeLanguage(language);
  }, []);
}

/**
 * Lets a signed-in person set a new password. With an emailed link, the person must first press a button. The
 * link's session ends when the person leaves the page without using it.
 */
export function useResetLink(): { state: ResetState; proceed: () => void } {
  useLinkLanguage();
  const [link] = useState(takeEmailLink);
  const [state, setState] = useState<ResetState>(() => firstState(link));
  const [attempt, setAttempt] = useState(link ? 0 : 1);

  useEffect(() => {
    if (attempt === 0) return;
    let wanted = true;
    setState({ phase: 'checking' });
    const timer = setTimeout(() => {
      wanted = false;
      setState({ phase: 'unavailable' });
    }, GIVE_UP_AFTER);
    void check(link).then((found) => {
      clearTimeout(timer);
      if (found.phase !== 'unavailable') settleEmailLink(link);
      if (wanted) setState(found);
      else if (found.phase === 'ready') found.recovery?.end();
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [link, attempt]);

  const recovery = state.phase === 'ready' ? state.recovery : null;
  useEffect(() => {
    if (!recovery) return;
    const end = () => recovery.end();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      recovery.end();
    };
  }, [recovery]);

  return { state, proceed: () => setAttempt((before) => before + 1) };
}
