import { Disclosure } from '@/ui/disclosure';
import type { Heading } from './markdown-blocks';

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

/** Table of contents of a long text: next to the text on a wide screen, collapsed above it otherwise. */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <>
      <Disclosure look="card" title={title} className="lg:hidden print:hidden">
        <Links headings={headings} />
      </Disclosure>
      <nav
        aria-label={title}
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto text-[0.9375rem] lg:block print:hidden"
      >
        <p className="mb-2 font-semibold">{title}</p>
        <Links headings={headings} />
      </nav>
    </>
  );
}
