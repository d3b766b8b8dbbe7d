import { useCallback, useMemo } from 'react';
import { EVENT_PAGES } from '@/data/event-pages';
import { useRows } from '@/data/sync/use-rows';
import {
  beginningSections,
  beginningTheme,
  type EventPage,
  type PageSection,
  pageKindOf,
  type SectionName,
} from '@/domain/event-page/page';
import { derivedId } from '@/domain/plan/derived-id';
import { kindOf } from '@/domain/plan/kind';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** Returns the stored page of a plan, or a default page. Each change is saved at once. */
export function useEventPage() {
  const { plan } = usePlanContext();
  const [stored = null] = useRows(EVENT_PAGES, plan.id);
  const change = useChangeRows(EVENT_PAGES, plan.id);
  const kind = pageKindOf({ event_type: plan.event_type, kind: kindOf(plan) });
  const page = useMemo(
    (): EventPage =>
      stored ?? {
        id: derivedId(plan.id, 'page'),
        version: 0,
        theme: beginningTheme(kind, plan.kind),
        picture: null,
        open_parts: [],
        registration_parts: [],
        items: {},
        sections: beginningSections(),
      },
    [stored, plan.id, plan.kind, kind],
  );
  const write = useCallback(
    (written: Partial<EventPage>) => change([{ before: stored, after: { ...page, ...written } }]),
    [change, stored, page],
  );
  const writeSection = useCallback(
    (name: SectionName, written: Partial<PageSection>) =>
      write({ sections: { ...page.sections, [name]: { ...page.sections[name], ...written } } }),
    [write, page],
  );
  return { stored, page, kind, write, writeSection };
}
export type PageEditing = ReturnType<typeof useEventPage>;
