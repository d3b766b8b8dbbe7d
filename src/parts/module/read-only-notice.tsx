import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/states';

/** Told to whoever may look at a plan and not change it. */
export const ReadOnlyNotice = ({ children }: { children: ReactNode }) => (
  <Notice icon={<Eye className="mt-0.5 size-5 shrink-0" />}>{children}</Notice>
);
