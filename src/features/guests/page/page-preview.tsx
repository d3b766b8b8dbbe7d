import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EVENT_PARTS, INVITATION_WORDS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { TIMELINE } from '@/data/timeline';
import { type EventPage, SECTIONS, type ShownSections } from '@/domain/event-page/page';
import { lastDay } from '@/domain/plan/event-days';
import { kindOf } from '@/domain/plan/kind';
import { countryName, formatDays } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import { Cover } from '@/parts/event-page/cover';
import { lookOf } from '@/parts/event-page/look';
import { Programme } from '@/parts/event-page/programme';
import { Sections } from '@/parts/event-page/sections';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePlanBrand } from '@/parts/module/use-plan-brand';
import { Segments } from '@/ui/segments';
import { linesOf } from './shown-lines';

const DEVICES = [
  { value: 'phone', icon: Smartphone, width: 375 },
  { value: 'desk', icon: Monitor, width: 1100 },
] as const;
type Device = (typeof DEVICES)[number]['value'];

/** Makes a region scrollable by keyboard, because nothing in it can get the focus. */
const SCROLLS = { tabIndex: 0 };

/** Returns the available width in pixels, so that a wide page can be scaled down to fit. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

/**
 * Preview of the event's page as a household sees it, on a phone and on a wide screen. Nothing in it can be
 * clicked.
 */
export function PagePreview({ page }: { page: EventPage }) {
  const { t } = useTranslation(['pageeditor', 'eventpage']);
  const language = currentLanguage();
  const { plan } = usePlanContext();
  const brand = usePlanBrand();
  const rows = useRows(EVENT_PARTS, plan.id);
  const day = useRows(TIMELINE, plan.id);
  const parts = useMemo(
    () => rows.map((part) => ({ ...part, items: linesOf(page, part.id, day) })),
    [rows, day, page],
  );
  const [words] = useRows(INVITATION_WORDS, plan.id);
  const [device, setDevice] = useState<Device>('phone');
  const { place, width } = useWidth();
  const wide = DEVICES.find(({ value }) => value === device)?.width ?? 375;
  const zoom = width > 0 ? Math.min(1, width / wide) : 1;
  const shown = useMemo(
    () => ({
      theme: page.theme,
      picture: page.picture && `${plan.id}/${page.picture}`,
      hosts: words?.hosts ?? null,
      event_type: plan.event_type,
      kind: kindOf(plan),
      sections: Object.fromEntries(
        SECTIONS.filter((name) => page.sections[name].on).map((name) => [name, page.sections[name]]),
      ) as ShownSections,
    }),
    [page, plan, words],
  );
  return (
    <section aria-labelledby="page-preview" className="min-w-0 lg:sticky lg:top-(--top-bars)">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="page-preview" className="text-2xl">
          {t('preview.title')}
        </h2>
        <Segments
          label={t('preview.devices')}
          segments={DEVICES.map(({ value, icon }) => ({ value, icon, label: t(`preview.${value}`) }))}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div ref={place}>
        <section
          {...SCROLLS}
          aria-label={t(`preview.${device}`)}
          className="relative mx-auto h-[70vh] overflow-y-auto overscroll-contain rounded-card border border-line-strong"
          style={{ maxWidth: wide }}
        >
          <div inert style={{ zoom, width: wide - 2 }}>
            <BrandedPage brand={brand}>
              <div {...lookOf(page, brand !== null)} className="@container min-h-full bg-paper pb-6 text-ink">
                <Cover
                  page={shown}
                  name={plan.name}
                  event_date={plan.event_date}
                  date={formatDays(plan.event_date, lastDay(plan), 'full', language)}
                  place={`${plan.city}, ${countryName(plan.country, language)}`}
                  over={false}
                  language={language}
                  otherLanguage={t('eventpage:otherLanguage')}
                />
                {page.sections.programme.on && parts.length > 0 && (
                  <Programme id="page-preview-programme" parts={parts} plan={plan} language={language} />
                )}
                <Sections page={shown} language={language} />
              </div>
            </BrandedPage>
          </div>
        </section>
      </div>
      <p className="mt-2 text-sm text-ink-muted">{t('preview.text')}</p>
    </section>
  );
}
