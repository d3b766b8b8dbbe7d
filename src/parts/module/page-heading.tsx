import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { usePlanContext } from './plan-context';

/**
 * A module's name above the main figure of its page. In print, the plan's name and date are added, because
 * the frame around the page isn't printed.
 */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  const { plan } = usePlanContext();
  return (
    <>
      <h1 className="font-sans text-base font-normal tracking-normal text-ink-muted">
        <span>{title}</span>
        <span className="hidden print:inline">
          {' '}
          <span>{`· ${plan.name} · ${formatDate(plan.event_date)}`}</span>
        </span>
      </h1>
      <p className="font-serif text-3xl leading-tight font-medium text-accent-strong sm:text-4xl">
        {children}
      </p>
    </>
  );
}
