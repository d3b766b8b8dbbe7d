import type { OpenPage } from '@/data/open-page';
import { countryName, formatDays } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Cover } from '@/parts/event-page/cover';
import { Programme } from '@/parts/event-page/programme';
import { ReportLink } from '@/parts/event-page/report-link';
import { Sections } from '@/parts/event-page/sections';

interface EventPageViewProps {
  page: OpenPage;
  language: Language;
  onLanguage: () => void;
}

/** An event's page as its open address shows it. */
export function EventPageView({ page, language, onLanguage }: EventPageViewProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  const { plan, parts } = page;
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
      {parts.length > 0 && <Programme id="programme" parts={parts} plan={plan} language={language} />}
      <Sections page={page} language={language} />
      <ReportLink name={page.name} language={language} />
    </>
  );
}
