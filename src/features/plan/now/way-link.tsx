import { Link } from 'react-router-dom';
import type { Pieces } from '@/ui/pieces';

interface WayLinkProps {
  to: string;
  title: string;
  text: string;
  mark: Pieces;
}

/** Link to another page, with a text that names what to do there. */
export function WayLink({ to, title, text, mark }: WayLinkProps) {
  return (
    <Link to={to} className="group flex min-h-11 items-center gap-3 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover:text-accent-strong group-hover:underline">
          {title}
        </span>
        <span className="block text-sm text-ink-muted">{text}</span>
      </span>
      {mark}
    </Link>
  );
}
