import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/translation';
import { Garland } from '@/ui/garland';

/** Layout of the account pages: the form and, on a wide screen, an illustration next to it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="page grid items-start gap-x-16 py-8 sm:py-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:py-20">
      <div className="mx-auto w-full max-w-md">{children}</div>
      <div aria-hidden="true" className="sticky top-20 hidden lg:block">
        <Garland className="w-full text-accent" />
        <p className="absolute inset-x-[24%] top-[46%] text-center font-serif text-2xl text-ink-muted">
          {t('footer.tagline')}
        </p>
      </div>
    </div>
  );
}
