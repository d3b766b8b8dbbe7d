import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { buttonClass } from './button';
import { cx } from './class-names';
import type { Pieces } from './pieces';

interface PageHeadProps {
  back: { readonly to: To; readonly label: string };
  title: string;
  text?: string;
  children?: Pieces;
}

export const PageBack = ({ to, label }: PageHeadProps['back']) => (
  <Link to={to} className={cx(buttonClass('quiet', 'small'), '-ml-3 max-w-full')}>
    <ArrowLeft className="size-4.5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </Link>
);

/** Header of a page within a module: back link, title, and a sentence about the page's purpose. */
export const PageHead = ({ back, title, text, children }: PageHeadProps) => (
  <header className="print:hidden">
    <PageBack {...back} />
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-3xl wrap-anywhere">{title}</h1>
      {children}
    </div>
    {text && <p className="measure mt-1 text-ink-muted">{text}</p>}
  </header>
);
