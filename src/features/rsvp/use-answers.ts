import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answers, answerInvitation, type Invitation } from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { keep, readKept } from './kept';

/** Milliseconds without a change after which it is sent. */
const PAUSE = 600;
/** Asked again after so many milliseconds while no answer comes. */
const AGAIN = 5_000;

export type Saving = 'saved' | 'saving' | 'waiting' | 'waitingHere' | 'refused' | 'gone' | 'untouched';

const ANSWERS = 'answers';

/** Statuses that pass by themselves; any other 4xx is a refusal, and asking again would not help. */
const PASSING = [401, 408, 429];
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status);

const keptAnswers = (token: string): Answers | null => readKept(token, ANSWERS);

/** The later answer of each guest on top of the earlier. */
function joined(earlier: Answers | null, later: Answers): Answers {
  const guests = new Map((earlier?.guests ?? []).map((one) => [one.id, one]));
  for (const one of later.guests ?? []) {
    const before = guests.get(one.id);
    const replies = { ...before?.replies, ...one.replies };
    const answers = { ...before?.answers, ...one.answers };
    guests.set(one.id, {
      ...before,
      ...one,
      ...(Object.keys(replies).length > 0 ? { replies } : {}),
      ...(Object.keys(answers).length > 0 ? { answers } : {}),
    });
  }
  const companions = new Map(
    [...(earlier?.companions ?? []), ...(later.companions ?? [])].map((one) => [one.id, one]),
  );
  return {
    ...earlier,
    ...later,
    ...(guests.size > 0 ? { guests: [...guests.values()] } : {}),
    ...(companions.size > 0 ? { companions: [...companions.values()] } : {}),
  };
}

/**
 * What a household has written and the service has not confirmed: on the device before it is sent, sent when the
 * writing rests, again until it is stored.
 */
export function useAnswers(token: string, onStored: (invitation: Invitation) => void) {
  const [pending, setPending] = useState(() => keptAnswers(token));
  const [saving, setSaving] = useState<Saving>(pending ? 'saving' : 'untouched');
  const current = useRef(pending);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const isKept = useRef(true);

  const send = useCallback(async () => {
    const sent = current.current;
    if (!sent || busy.current) return;
    busy.current = true;
    try {
      const stored = await answerInvitation(token, sent);
      onStored(stored);
      // Written meanwhile: that is sent next, on top of what stands now.
      const rest = current.current === sent ? null : current.current;
      current.current = rest;
      // What another tab has written since stays, until that tab or a later visit has sent it.
      if (JSON.stringify(keptAnswers(token)) === JSON.stringify(sent) || rest) keep(token, ANSWERS, rest);
      setPending(rest);
      setSaving(rest ? 'saving' : 'saved');
    } catch (error) {
      const status = statusOf(error);
      if (isRefusal(status)) setSaving(status === 404 ? 'gone' : 'refused');
      else {
        setSaving(isKept.current ? 'waiting' : 'waitingHere');
        timer.current = setTimeout(() => void send(), AGAIN);
      }
    } finally {
      busy.current = false;
      if (current.current && current.current !== sent) timer.current = setTimeout(() => void send(), PAUSE);
    }
  }, [token, onStored]);

  const write = useCallback(
    (answers: Answers) => {
      // On top of what another tab has written meanwhile.
      current.current = joined(joined(current.current, keptAnswers(token) ?? {}), answers);
      isKept.current = keep(token, ANSWERS, current.current);
      setPending(current.current);
      setSaving('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE);
    },
    [token, send],
  );

  useEffect(() => {
    // What an earlier visit could not send, and what is written when the page is left.
    if (current.current) void send();
    const now = () => void send();
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
    };
  }, [send]);
  return { pending, saving, write };
}
