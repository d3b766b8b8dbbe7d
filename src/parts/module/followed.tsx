import { Suspense } from 'react';
import type { AnyNoun } from '@/data/sync/plan-document';
import type { Pieces } from '@/ui/pieces';
import { Together } from '../live/late-live';

interface FollowedProps {
  plan_id: string;
  isFollowed: boolean;
  nouns: readonly AnyNoun[];
  children: Pieces;
}

/** Wraps a page and follows changes by other members. Without other members, only the page is rendered. */
export const Followed = ({ plan_id, isFollowed, nouns, children }: FollowedProps) => (
  <>
    {children}
    {isFollowed && (
      <Suspense fallback={null}>
        <Together plan_id={plan_id} nouns={nouns} />
      </Suspense>
    )}
  </>
);
