import { ExternalLink } from 'lucide-react';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';

interface DefinitionsProps {
  terms: readonly { readonly term: string; readonly text: string }[];
  sources?: readonly { readonly of: 'range' | 'usual' | 'split'; readonly id: SourceId }[];
}

/** Explains how a panel's figures are defined. Opens on click. */
export function Definitions({ terms, sources = [] }: DefinitionsProps) {
  const { t } = useTranslation('analytics');
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
      {sources.map(({ of, id }) => {
        const { label, year, url } = SOURCES[id];
        return (
          <p key={of} className="mt-2 text-ink-muted">
            <span>{t(`source.${of}`, { label, year: String(year) })}</span>
            {url && (
              <>
                {' '}
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('readSource', { label })}
                  className="inline-flex min-h-6 items-center gap-1 font-medium text-accent-strong underline"
                >
                  <span>{t('read')}</span>
                  <ExternalLink className="size-3.5" />
                </a>
              </>
            )}
          </p>
        );
      })}
    </Disclosure>
  );
}
