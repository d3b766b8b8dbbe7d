import { Skeleton } from '@/ui/states';

/** The place of what the modules know. */
export const NowSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-3 print:hidden">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-120 w-full md:h-80 xl:h-64" />
  </div>
);
