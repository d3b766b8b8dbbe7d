import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/states';
import { usePlanContext } from './plan-context';

interface ReadOnlyNoticeProps {
  children: ReactNode;
  /**
   * False if the page has no forms for suggesting changes. Suggesters then see the same notice as viewers.
   */
  hasForms?: boolean;
}

/** Tells viewers and suggesters that they can't change the plan themselves. */
export function ReadOnlyNotice({ children, hasForms = true }: ReadOnlyNoticeProps) {
  const { suggesting } = usePlanContext();
  return (
    <Notice icon={<Eye className="mt-0.5 size-5 shrink-0" />}>
      {(hasForms && suggesting?.words.notice) || children}
    </Notice>
  );
}
