import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Renders a text and turns its `<policy>…</policy>` into a link to the privacy page. The translation library
 * could do this too, but every public page would have to download its parser.
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
