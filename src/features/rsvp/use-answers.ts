import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answers, answerInvitation, type Invitation } from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { keep, readKept } from './kept';

/** Milliseconds without a change after which it is sent. */
const PAUSE = 600;
/** Asked again after so many milliseconds while no answer comes. */
const AGAIN = 5_000;

/** `ended`: the link was revoked while the page stood open; what was written stays on the device. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'refused' | 'ended' | 'untouched';

const REFUSALS: { readonly [status: number]: Saving } = { 400: 'refused', 404: 'ended' };

const ANSWERS = 'answers';

const keptAnswers = (token: string): Answers | null => readKept(token, ANSWERS);

/** The later answer of each guest on top of the earlier. */
export function joined(earlier: Answers | null, later: Answers): Answers {
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
      const refused = REFUSALS[statusOf(error)];
      setSaving(refused ?? 'waiting');
      if (!refused) timer.current = setTimeout(() => void send(), AGAIN);
    } finally {
      busy.current = false;
      if (current.current && current.current !== sent) timer.current = setTimeout(() => void send(), PAUSE);
    }
  }, [token, onStored]);

  const write = useCallback(
    (answers: Answers) => {
      // On top of what another tab has written meanwhile.
      current.current = joined(joined(current.current, keptAnswers(token) ?? {}), answers);
      keep(token, ANSWERS, current.current);
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
