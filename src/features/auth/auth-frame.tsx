import type { ReactNode } from 'react';
import { Garland } from '@/ui/garland';

/** The account pages' sheet: the form on the paper, a garland beside it where there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page grid items-start gap-x-16 py-8 sm:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:py-20">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <Garland className="sticky top-16 hidden max-h-[36rem] w-full text-accent lg:block" />
    </div>
  );
}
