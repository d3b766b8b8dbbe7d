import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

/** Unobtrusive link below a page to report it to the team. */
export function ReportLink({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation('eventpage', { lng: language });
  const subject = t('report.subject', { page: paths.eventPage(name) });
  return (
    <p className="py-4 text-center text-sm print:hidden">
      <Link
        to={`${paths.contact}?${new URLSearchParams({ subject })}`}
        className="inline-flex min-h-11 items-center text-ink-muted underline underline-offset-3"
      >
        {t('report.link')}
      </Link>
    </p>
  );
}
