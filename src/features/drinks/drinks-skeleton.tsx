import { Skeleton } from '@/ui/states';

export const DrinksSkeleton = () => (
  <>
    <Skeleton className="h-24 w-full max-w-md" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-120 w-full" />
  </>
);
