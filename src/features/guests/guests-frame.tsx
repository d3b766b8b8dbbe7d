import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS, INVITATION_WORDS, QUESTIONS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { ModulePage } from '@/parts/module/module-page';
import { usePlanContext } from '@/parts/module/plan-context';
import { Skeleton } from '@/ui/states';
import { type GuestBook, useGuestBook } from './use-guest-book';

const NOUNS = [GUESTS, HOUSEHOLDS, EVENT_PARTS, QUESTIONS, GUEST_COLUMNS, INVITATION_WORDS];

interface GuestsFrameProps {
  title: string;
  /** True if only editors can open the page. Everybody else is redirected to the guest list. */
  toEdit?: boolean;
  children: (book: GuestBook, toList: string) => ReactNode;
}

function WithBook({ toEdit = false, children }: Omit<GuestsFrameProps, 'title'>) {
  const { plan, editable } = usePlanContext();
  const book = useGuestBook();
  const toList = paths.guestList(plan.id);
  return toEdit && !editable ? <Navigate to={toList} replace /> : children(book, toList);
}

const Loading = () => (
  <>
    <Skeleton className="h-16 w-full max-w-md" />
    <Skeleton className="h-160 w-full" />
  </>
);

/** Frame of the guest module's pages except the guest list. Loads the plan and its guest list. */
export const GuestsFrame = ({ title, ...rest }: GuestsFrameProps) => (
  <ModulePage title={title} nouns={NOUNS} skeleton={<Loading />}>
    {(plan) => <WithBook key={plan.id} {...rest} />}
  </ModulePage>
);
