import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * Renders a text whose `<policy>…</policy>` becomes the link to the privacy page. The library's parser would
 * be downloaded by every public page.
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
