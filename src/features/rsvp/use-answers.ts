import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answers, answerInvitation, type Invitation } from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { keep, readKept } from './kept';
import { joined, joinedPieces, type Piece, piecesOf, removedOf, unplacedOf } from './pieces';

/** Debounce: answers are sent after this many milliseconds without a change. */
const PAUSE = 600;
/** Retry interval in milliseconds while the service doesn't respond. */
const AGAIN = 5_000;

export type Saving =
  | 'saved'
  | 'saving'
  | 'waiting'
  | 'waitingHere'
  | 'refused'
  | 'gone'
  | 'over'
  | 'untouched';

const ANSWERS = 'answers';
/** Storage key of companions whose place the hosts gave away before the household's answer arrived. */
const UNPLACED = 'unplaced';
/** Storage key of guests, parts and questions that were deleted before the household's answer arrived. */
const REMOVED = 'removed';

/** HTTP statuses of temporary failures; any other 4xx is final. */
const PASSING = [401, 408, 429];
/** HTTP statuses after which the invitation accepts no more answers. */
const ENDS: Readonly<Record<number, Saving>> = { 404: 'gone', 410: 'over' };
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status);

const keptAnswers = (token: string): Answers | null => readKept(token, ANSWERS);
const keyOf = ({ answers }: Piece): string => JSON.stringify(answers);

/**
 * Names of people whose answers couldn't be stored. The names are kept until the user has read the message.
 * Storing an empty list clears them.
 */
function useUntold(token: string, form: string) {
  const [untold, setUntold] = useState<readonly string[]>(() => {
    const kept = readKept(token, form);
    return Array.isArray(kept) ? kept : [];
  });
  const all = useRef(untold);
  const change = useCallback(
    (names: readonly string[]) => {
      all.current = names.length > 0 ? [...new Set([...all.current, ...names])] : [];
      keep(token, form, names.length > 0 ? all.current : null);
      setUntold(all.current);
    },
    [token, form],
  );
  return [untold, change] as const;
}

type Seen = Pick<Invitation, 'guests' | 'parts' | 'questions'>;

/** Names of everything shown on this invitation, so that messages can name what has since been deleted. */
function useSeenNames(seen: Seen | undefined) {
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    if (!seen) return;
    for (const { id, name, last_name } of seen.guests) names.current.set(id, `${name} ${last_name}`.trim());
    for (const { id, name } of seen.parts) names.current.set(id, name);
    for (const { id, text } of seen.questions) names.current.set(id, text);
  }, [seen]);
  return names;
}

/**
 * Keeps a household's answers on the device, sends them when typing pauses, and retries until they are
 * stored.
 */
export function useAnswers(token: string, onStored: (invitation: Invitation) => void, seen?: Seen) {
  const [pending, setPending] = useState(() => keptAnswers(token));
  const [saving, setSaving] = useState<Saving>(pending ? 'saving' : 'untouched');
  const current = useRef(pending);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const isKept = useRef(true);

  /** Keys of refused answers. They are sent again after an edit or at the next visit. */
  const refused = useRef(new Set<string>());
  const [held, setHeld] = useState<readonly Piece[]>([]);
  const [unplaced, tellUnplaced] = useUntold(token, UNPLACED);
  const [removed, tellRemoved] = useUntold(token, REMOVED);
  const names = useSeenNames(seen);

  /**
   * Sends a batch. If the batch is refused, it is split in halves until the refused answer is alone
   * (bisection). All other answers are then stored.
   */
  const store = useCallback(
    async (pieces: readonly Piece[]): Promise<void> => {
      const answers = joinedPieces(pieces);
      if (!answers) return;
      try {
        const stored = await answerInvitation(token, answers);
        const homeless = unplacedOf(answers, stored);
        if (homeless.length > 0) tellUnplaced(homeless);
        const gone = removedOf(answers, stored).map((id) => names.current.get(id) ?? '');
        if (gone.length > 0) tellRemoved(gone);
        onStored(stored);
      } catch (error) {
        const status = statusOf(error);
        if (!isRefusal(status) || status in ENDS) throw error;
        const half = Math.ceil(pieces.length / 2);
        if (pieces.length === 1) for (const piece of pieces) refused.current.add(keyOf(piece));
        else {
          await store(pieces.slice(0, half));
          await store(pieces.slice(half));
        }
      }
    },
    [token, onStored, tellUnplaced, tellRemoved, names],
  );

  const send = useCallback(async () => {
    const sent = current.current;
    const isRefused = (piece: Piece) => refused.current.has(keyOf(piece));
    if (!sent || busy.current) return;
    busy.current = true;
    try {
      await store(piecesOf(sent).filter((piece) => !isRefused(piece)));
      // Answers entered during the request are sent next.
      const isNewer = current.current !== sent;
      const left = isNewer ? [] : piecesOf(sent).filter(isRefused);
      const rest = isNewer ? current.current : joinedPieces(left);
      current.current = rest;
      // Answers that another tab wrote during the request stay until they are sent.
      if (JSON.stringify(keptAnswers(token)) === JSON.stringify(sent) || rest) keep(token, ANSWERS, rest);
      setPending(rest);
      setHeld(left);
      setSaving(isNewer ? 'saving' : rest ? 'refused' : 'saved');
      if (isNewer) timer.current = setTimeout(() => void send(), PAUSE);
    } catch (error) {
      const end = ENDS[statusOf(error)];
      if (end) setSaving(end);
      else {
        setSaving(isKept.current ? 'waiting' : 'waitingHere');
        timer.current = setTimeout(() => void send(), AGAIN);
      }
    } finally {
      busy.current = false;
    }
  }, [token, store]);

  const write = useCallback(
    (answers: Answers) => {
      // Merges with answers that another tab has written.
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
    // Sends unsent answers from an earlier visit. Later, answers are also sent when the connection returns or
    // the person leaves the page.
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
  return {
    pending,
    saving,
    held,
    unplaced,
    removed,
    dismissUnplaced: () => tellUnplaced([]),
    dismissRemoved: () => tellRemoved([]),
    write,
  };
}
