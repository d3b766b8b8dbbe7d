import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { headquarters, operator } from '@/lib/company';
import { EMBEDDED } from '@/lib/env';
import { formatDate } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { Contents } from '@/parts/markdown/contents';
import { Markdown } from '@/parts/markdown/markdown';
import { readMarkdown } from '@/parts/markdown/markdown-blocks';

/** Returns the values of placeholders in legal texts, as configured by the site's operator. */
const operatorFacts = () => ({
  brand: operator.name,
  operator: operator.legalName,
  address: headquarters?.address.join(', ') ?? '',
  privacyEmail: operator.emails.privacy,
  supportEmail: operator.emails.support,
  host: operator.processors.data.name,
  region: operator.processors.data.region[currentLanguage()],
  mailer: operator.processors.mail.name,
  map: operator.processors.map.name,
  payments: operator.processors.payments.name,
  model: operator.processors.model.name,
  place: operator.jurisdiction[currentLanguage()],
});

function InShort({ points }: { points: readonly string[] }) {
  const { t } = useTranslation('legal');
  return (
    <section className="card mt-8 max-w-3xl p-5 sm:p-7">
      <h2 className="text-xl">{t('short')}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-positive" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Note({ text }: { text: string }) {
  return <p className="mt-5 max-w-3xl border-l-2 border-line-strong pl-4 text-sm text-ink-muted">{text}</p>;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** Date as YYYY-MM-DD. */
  since: string;
  points: readonly string[];
  body: string;
}

/** Layout of a legal text: a summary of four points, and the complete text next to its table of contents. */
function LegalPage({ title, lead, since, points, body }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const document = useMemo(() => readMarkdown(body), [body]);
  return (
    <div className="page py-12 sm:py-20">
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      <p className="measure mt-5 text-lg text-ink-muted">{lead}</p>
      {/* The reader's date format is unknown at prerendering, so the text may change at hydration. */}
      <p suppressHydrationWarning className="mt-3 text-sm text-ink-muted">
        {t('updated', { date: formatDate(since) })}
      </p>
      <InShort points={points} />
      {operator.isExample && <Note text={t('example')} />}
      {EMBEDDED && <Note text={t('embedded')} />}
      <div className="mt-12 grid items-start gap-x-16 gap-y-8 border-t border-line pt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents title={t('contents')} headings={document.headings} />
        <article className="max-w-[68ch] min-w-0 leading-relaxed [&>h2:first-child]:mt-0">
          <Markdown document={document} tableLabel={t('table')} />
        </article>
      </div>
    </div>
  );
}

export { LegalPage, operatorFacts };
