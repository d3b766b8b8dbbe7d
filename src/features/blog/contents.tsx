import { ChevronDown } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import type { Heading } from '@/parts/markdown-blocks';

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="flex flex-col">
      {headings.map(({ id, text, depth }) => (
        <li key={id} className={depth > 2 ? 'pl-4' : undefined}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-ink-muted hover:text-accent-strong lg:min-h-0"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The headings of a post: beside it where there is room, folded above it where there is none. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('blog');
  if (headings.length < 2) return null;
  return (
    <>
      <details className="group card px-5 lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">
          <Links headings={headings} />
        </div>
      </details>
      <nav
        aria-label={t('contents')}
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto text-[0.9375rem] lg:block print:hidden"
      >
        <p className="mb-2 font-semibold">{t('contents')}</p>
        <Links headings={headings} />
      </nav>
    </>
  );
}
