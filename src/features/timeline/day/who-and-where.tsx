import { MapPin, User } from 'lucide-react';
import type { RunSheetRow } from '@/domain/timeline/item';

export function WhoAndWhere({ row }: { row: RunSheetRow }) {
  return (
    <>
      {row.responsible && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <User className="size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{row.responsible}</span>
        </span>
      )}
      {row.place && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <MapPin className="size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{row.place}</span>
        </span>
      )}
    </>
  );
}
