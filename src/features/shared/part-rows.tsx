import type { SharedPart } from '@/data/shared';
import { capitalized } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { momentOf } from '@/parts/time/part-moment';
import { numberedRows } from './in-rows';

export const PartRows = ({ parts, language }: { parts: readonly SharedPart[]; language: Language }) => (
  <ul className="divide-y divide-line border-y border-line">
    {numberedRows(parts).map((part) => (
      <li key={part.row} className="break-inside-avoid py-2">
        <p className="font-semibold break-words">{part.name}</p>
        {(part.starts_at || part.place) && (
          <p className="text-sm break-words text-ink-muted">
            {[capitalized(momentOf(part, language) ?? '', language), part.place].filter(Boolean).join(' · ')}
          </p>
        )}
      </li>
    ))}
  </ul>
);
