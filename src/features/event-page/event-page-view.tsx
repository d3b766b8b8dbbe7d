import { lazy, Suspense } from 'react';
import type { OpenPage } from '@/data/open-page';
import { countryName, formatDays } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Cover } from '@/parts/event-page/cover';
import { Programme } from '@/parts/event-page/programme';
import { ReportLink } from '@/parts/event-page/report-link';
import { Sections } from '@/parts/event-page/sections';

/** Loaded only if visitors can register. */
const RegistrationForm = lazy(async () => {
  const [form] = await Promise.all([import('./registration-form'), loadTexts('register')]);
  return form;
});

interface EventPageViewProps {
  page: OpenPage;
  word: string;
  /** Called if the service reports that registration for a part has closed since the page was read. */
  onClosed: () => void;
  language: Language;
  onLanguage: () => void;
}

/** An event's page at its public address. */
export function EventPageView({ page, word, language, onClosed, onLanguage }: EventPageViewProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  const { plan, parts, registration = [] } = page;
  return (
    <>
      <Cover
        page={page}
        name={plan.name}
        event_date={plan.event_date}
        date={formatDays(plan.event_date, plan.event_end_date ?? plan.event_date, 'full', language)}
        place={`${plan.city}, ${countryName(plan.country, language)}`}
        over={plan.over}
        language={language}
        otherLanguage={t('otherLanguage')}
        onLanguage={onLanguage}
      >
        {plan.over && !page.sections.thanks && <p className="mt-4 text-ink-muted">{t('over')}</p>}
      </Cover>
      {parts.length > 0 && (
        <Programme
          id="programme"
          parts={parts}
          plan={plan}
          language={language}
          brand={page.brand?.name}
          over={plan.over}
        />
      )}
      {registration.length > 0 && (
        <Suspense fallback={<div className="min-h-160" />}>
          <RegistrationForm
            page={page.name}
            word={word}
            parts={registration}
            language={language}
            onClosed={onClosed}
          />
        </Suspense>
      )}
      <Sections page={page} language={language} />
      <ReportLink name={page.name} language={language} />
    </>
  );
}
