import { paths } from '@/lib/paths';

/** Sets out for the page that most come for, while the app that draws it is still on its way. */
export function fetchFirstCode(pathname: string): void {
  if (pathname === paths.auth) void import('@/features/auth/auth-page').catch(() => undefined);
}
