import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * A text with `<policy>…</policy>` in it, which becomes the link to the privacy page. By hand: the library's own way
 * is a parser that every public page would download.
 */
export function PolicyText({ text }: { text: string }) {
  const [before, policy, after] = text.split(/<\/?policy>/);
  return (
    <>
      <span>{before}</span>
      <Link to={paths.privacy} className="underline hover:text-accent-strong">
        {policy}
      </Link>
      <span>{after}</span>
    </>
  );
}
