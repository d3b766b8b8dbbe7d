import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { buttonClass } from './button';
import { cx } from './class-names';
import type { Pieces } from './pieces';

/** The way back: a link, or a button where the earlier step has no address of its own. */
type Back = { readonly label: string } & ({ readonly to: To } | { readonly onPress: () => void });

interface PageHeadProps {
  back: Back;
  title: string;
  /** Language of the title, if it isn't the page's. */
  titleLang?: string;
  text?: string;
  children?: Pieces;
}

export function PageBack({ label, ...way }: Back) {
  const className = cx(buttonClass('quiet', 'small'), '-ml-3 max-w-full');
  const content = (
    <>
      <ArrowLeft className="size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </>
  );
  return 'to' in way ? (
    <Link to={way.to} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={way.onPress} className={className}>
      {content}
    </button>
  );
}

/** Header of a page within a module: the way back, title, and a sentence about the page's purpose. */
export const PageHead = ({ back, title, titleLang, text, children }: PageHeadProps) => (
  <header className="print:hidden">
    <PageBack {...back} />
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h1 lang={titleLang} className="min-w-0 text-3xl wrap-anywhere">
        {title}
      </h1>
      {children}
    </div>
    {text && <p className="measure mt-1 text-ink-muted">{text}</p>}
  </header>
);
