import { Languages } from 'lucide-react';
import type { Invitation } from '@/data/rsvp';
import { formatDate, formatDays } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import type { Dressed } from '@/parts/event-page/dressed';
import { Button } from '@/ui/button';
import { Sprig } from '@/ui/sprig';

interface RsvpHeaderProps {
  invitation: Invitation;
  dressed: Dressed | null;
  over: boolean;
  last: string | undefined;
  language: Language;
  onLanguage: () => void;
}

/** Title, household and date of the invitation, with the cover of the event's page if there is one. */
export function RsvpHeader({ invitation, dressed, over, last, language, onLanguage }: RsvpHeaderProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const { plan, page, name } = invitation;
  const date = formatDays(plan.event_date, plan.event_end_date ?? plan.event_date, 'full', language);
  const asked = !over && (
    <>
      <p className="mt-2">{t('lead')}</p>
      {last && (
        <p className="text-sm text-ink-muted">{t('until', { date: formatDate(last, 'full', language) })}</p>
      )}
    </>
  );
  if (dressed && page)
    return (
      <dressed.Cover
        page={page}
        household={name}
        name={plan.name}
        event_date={plan.event_date}
        date={date}
        place={plan.city}
        over={over}
        language={language}
        otherLanguage={t('otherLanguage')}
        onLanguage={onLanguage}
      >
        {asked}
      </dressed.Cover>
    );
  return (
    <header className="mx-auto flex w-full max-w-xl flex-col items-center gap-2 px-5 py-6 text-center wrap-anywhere">
      <Button
        look="quiet"
        size="small"
        className="self-end"
        icon={<Languages className="size-4.5" />}
        onClick={onLanguage}
      >
        <span lang={language === 'es' ? 'en' : 'es'}>{t('otherLanguage')}</span>
      </Button>
      <Sprig className="size-16 text-accent" />
      <p className="text-ink-muted">{name}</p>
      <h1 className="text-3xl">{plan.name}</h1>
      <p className="first-letter:uppercase">{date}</p>
      <p className="text-ink-muted">{plan.city}</p>
      {asked}
    </header>
  );
}
