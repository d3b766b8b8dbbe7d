import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/states';
import { usePlanContext } from './plan-context';

/** Told to whoever may look at a plan and not change it, or only suggest to. */
export function ReadOnlyNotice({ children }: { children: ReactNode }) {
  const { suggesting } = usePlanContext();
  return (
    <Notice icon={<Eye className="mt-0.5 size-5 shrink-0" />}>{suggesting?.words.notice ?? children}</Notice>
  );
}
