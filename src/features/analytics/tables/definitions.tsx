import { ExternalLink } from 'lucide-react';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';

interface DefinitionsProps {
  terms: readonly { readonly term: string; readonly text: string }[];
  /** Where a range comes from. */
  source?: SourceId;
}

/** What each figure of a panel means, one press away. */
export function Definitions({ terms, source }: DefinitionsProps) {
  const { t } = useTranslation('analytics');
  const { label, year, url } = source ? SOURCES[source] : { label: '', year: 0, url: null };
  return (
    <Disclosure title={<span>{t('definitions')}</span>} className="text-sm print:hidden">
      <dl className="measure flex flex-col gap-2">
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {source && (
        <p className="mt-2 text-ink-muted">
          <span>{t('source', { label, year: String(year) })}</span>
          {url && (
            <>
              {' '}
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center gap-1 font-medium text-accent-strong underline"
              >
                <span>{t('readSource')}</span>
                <ExternalLink className="size-3.5" />
              </a>
            </>
          )}
        </p>
      )}
    </Disclosure>
  );
}
