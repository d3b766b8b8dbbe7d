import type { RealtimeClient } from '@supabase/realtime-js';
import type { QueryClient } from '@tanstack/react-query';
import { reader } from '../plans';
import { openLiveClient } from './live-client';
import { type Present, setHere, tellOfRow } from './presence';
import { type News, readShown, showTold, type Told, toldSchema } from './told-rows';

/**
 * Polling interval in milliseconds while there is no live channel. At each poll, the channel is tried again
 * too.
 */
const POLL_MS = 30_000;
/**
 * Milliseconds that the channel stays joined after the page was left or the tab hidden, because most people
 * return quickly.
 */
const LEAVE_AFTER_MS = 10_000;
/**
 * Milliseconds in which notices are collected before the rows are read. Meanwhile the response to this
 * device's own write usually arrives.
 */
const GATHER_MS = 150;

export type Hear = (news: readonly News[]) => void;

interface Following {
  readonly plan_id: string;
  readonly hearers: Set<Hear>;
  isJoined(): boolean;
  stay(): void;
  end(): void;
}

function follow(client: QueryClient, plan_id: string): Following {
  const hearers = new Set<Hear>();
  let live: RealtimeClient | null = null;
  /** Number of the current attempt to join. Late responses to earlier attempts are ignored. */
  let attempt = 0;
  let isJoined = false;
  let told: Told[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const show = () => {
    gathering = undefined;
    const now = told;
    told = [];
    last = last.then(async () => {
      const news = await showTold(client, plan_id, now);
      if (news.length > 0) for (const hear of hearers) hear(news);
    });
  };
  const hear = (payload: unknown) => {
    const { data } = toldSchema.safeParse(payload);
    if (!data) return;
    told.push(data);
    gathering ??= setTimeout(show, GATHER_MS);
  };

  function leave(): void {
    attempt += 1;
    isJoined = false;
    setHere([]);
    tellOfRow(() => undefined);
    void live?.removeAllChannels();
    live = null;
  }

  async function join(): Promise<void> {
    if (live) return;
    attempt += 1;
    const mine = attempt;
    try {
      const opened = await openLiveClient();
      if (mine !== attempt) return;
      live = opened;
      // Members who are present, by device. They are recorded here, because the presence list of the library
      // (version 2.109) never removes anybody.
      const here = new Map<string, Present>();
      const showHere = () => mine === attempt && setHere([...here.values()]);
      const channel = opened.channel(`plan:${plan_id}`, {
        config: { private: true, presence: { enabled: true, key: reader() } },
      });
      channel
        .on('broadcast', { event: 'changed' }, ({ payload }) => hear(payload))
        .on<{ row?: string }>('presence', { event: 'join' }, ({ key, newPresences }) => {
          for (const { presence_ref, row = null } of newPresences)
            here.set(presence_ref, { user_id: key, row });
          showHere();
        })
        .on('presence', { event: 'leave' }, ({ leftPresences }) => {
          for (const { presence_ref } of leftPresences) here.delete(presence_ref);
          showHere();
        })
        .subscribe((status) => {
          if (mine !== attempt) return;
          isJoined = status === 'SUBSCRIBED';
          here.clear();
          showHere();
          if (isJoined) {
            tellOfRow((row) => void channel.track(row ? { row } : {}));
            // Earlier notices were missed, so everything visible is read again.
            void readShown(client, plan_id);
          }
          // The service has closed the channel. The client doesn't reconnect.
          else if (status === 'CLOSED') leave();
        });
    } catch {
      // Without a token or WebSockets, the page polls instead.
      if (mine === attempt) leave();
    }
  }

  const isSeen = () => !globalThis.document.hidden;
  const polling = setInterval(() => {
    if (isJoined || !isSeen()) return;
    void readShown(client, plan_id);
    void join();
  }, POLL_MS);
  const leaveSoon = () => {
    clearTimeout(leaving);
    leaving = setTimeout(leave, LEAVE_AFTER_MS);
  };
  const stay = () => {
    clearTimeout(leaving);
    if (isSeen()) void join();
  };
  const onVisibility = () => (isSeen() ? stay() : leaveSoon());
  globalThis.document.addEventListener('visibilitychange', onVisibility);

  return {
    plan_id,
    hearers,
    isJoined: () => isJoined,
    stay,
    end() {
      clearInterval(polling);
      clearTimeout(leaving);
      clearTimeout(gathering);
      globalThis.document.removeEventListener('visibilitychange', onVisibility);
      leave();
    },
  };
}

/** The plan that is being followed. There is at most one: the open plan. */
let current: Following | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows other members' changes to a plan. `hear` receives them. Returns a function that stops following.
 */
export function followPlan(client: QueryClient, plan_id: string, hear: Hear): () => void {
  clearTimeout(ending);
  if (current?.plan_id !== plan_id) {
    current?.end();
    current = follow(client, plan_id);
  }
  const following = current;
  following.hearers.add(hear);
  following.stay();
  return () => {
    following.hearers.delete(hear);
    if (following.hearers.size > 0 || following !== current) return;
    // Waits, because usually another page of the same plan is opened next.
    ending = setTimeout(stopFollowing, LEAVE_AFTER_MS);
  };
}

export const followedPlan = (): { plan_id: string; isJoined: boolean } | null =>
  current && { plan_id: current.plan_id, isJoined: current.isJoined() };

export function stopFollowing(): void {
  clearTimeout(ending);
  current?.end();
  current = null;
}
