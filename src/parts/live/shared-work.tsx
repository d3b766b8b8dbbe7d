import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { followPlan } from '@/data/live/follow-plan';
import { useHere } from '@/data/live/presence';
import type { News } from '@/data/live/told-rows';
import type { AnyNoun } from '@/data/sync/plan-document';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { dismissToast, toast } from '@/ui/toast-store';
import { useNameOf } from './use-name-of';

/**
 * Selector of the elements that show the plan's name: next to the page on a wide screen, above it on a phone.
 */
const HEADINGS = '[data-plan-heading]';

/** Returns the initials of the first two words. Brackets are ignored. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');

/** Maximum number of avatars in a phone's header. Further people are shown as a number. */
const DRAWN = 3;
const DISC =
  'flex size-7 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-strong';

function Faces({ people }: { people: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('sharing');
  return (
    <ul aria-label={t('live.present')} className="flex shrink-0 gap-1 lg:mt-2 print:hidden">
      {people.map(({ id, name }, i) => (
        <li key={id} title={t('live.here', { name })} className={cx(i > DRAWN && 'sr-only')}>
          <span aria-hidden="true" className={DISC}>
            {i < DRAWN ? initialsOf(name) : `+${people.length - DRAWN}`}
          </span>
          <span className="sr-only">{t('live.here', { name })}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Tables whose change notices have their own text. For others, the notice only says that rows have changed.
 */
const NAMED = [
  'budget_items',
  'contributions',
  'tasks',
  'timeline_items',
  'scenarios',
  'event_pages',
  'event_parts',
  'event_questions',
  'guest_columns',
  'invitation_words',
  'households',
  'guests',
  'arrivals',
  'attachments',
  'suggestions',
  'drinks_preferences',
  'vendor_quotes',
  'seating_charts',
  'seating_tables',
  'seat_assignments',
  'seating_rules',
  'seating_wishes',
  'event_plans',
] as const;

export interface SharedWorkProps {
  plan_id: string;
  /** Kinds of rows that the page shows. Changes to other kinds aren't announced. */
  nouns: readonly AnyNoun[];
  follow: typeof followPlan;
}

/** Follows a shared plan: applies and announces changes by others, and shows who is online. */
export function SharedWork({ plan_id, nouns, follow }: SharedWorkProps) {
  const { t } = useTranslation('sharing');
  const me = useSession().user?.id;
  const client = useQueryClient();
  const others = [...new Set(useHere().map(({ user_id }) => user_id))].filter((id) => id !== me);
  const nameOf = useNameOf(plan_id);

  const [said, setSaid] = useState<number>();
  const say = useEffectEvent((news: readonly News[]) => {
    const shown = news.filter(
      ({ by, table }) => by !== null && by !== me && nouns.some((noun) => noun.table === table),
    );
    const latest = shown.at(-1);
    // Printing a seating sheet changes nothing on the page, so it isn't announced.
    if (!latest || latest.table === 'seating_prints') return;
    // Replaces the previous notice, so that notices about somebody who keeps working don't pile up.
    if (said !== undefined) dismissToast(said);
    const { by, table, count } = latest;
    const named = NAMED.find((one) => one === table) ?? 'rows';
    setSaid(toast({ title: t(`live.changed.${named}`, { name: nameOf(by), count }) }));
  });
  useEffect(() => follow(client, plan_id, say), [client, plan_id, follow]);

  const [headings, setHeadings] = useState<readonly Element[]>([]);
  // Runs after each render, because the frame can replace these elements at any time.
  useLayoutEffect(() => {
    const found = [...document.querySelectorAll(HEADINGS)];
    if (found.length !== headings.length || found.some((one, i) => one !== headings[i])) setHeadings(found);
  });
  if (others.length === 0) return null;
  const people = others.map((id) => ({ id, name: nameOf(id) }));
  return headings.map((heading, i) => createPortal(<Faces people={people} />, heading, `${i}`));
}
