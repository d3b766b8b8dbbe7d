import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';

/** Loaded only when somebody reports the page. */
const ReportForm = lazy(async () => {
  const [form] = await Promise.all([import('./report-form'), loadTexts('contact')]);
  return form;
});

/** Small link at the end of a page that opens the report form. */
export function ReportLink({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation('eventpage', { lng: language });
  const [open, setOpen] = useState(false);
  return (
    <div className="py-4 text-center print:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center text-sm text-ink-muted underline underline-offset-3"
      >
        {t('report.link')}
      </button>
      {open && (
        <Suspense fallback={<div className="min-h-160" />}>
          <ReportForm name={name} language={language} />
        </Suspense>
      )}
    </div>
  );
}
