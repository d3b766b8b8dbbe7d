import { Check, Globe, MapPin, Phone, Plus } from 'lucide-react';
import { type Candidate, candidateMapLink } from '@/domain/vendors/candidate';
import { formatDistance } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { hoursText } from './hours-text';

interface CandidateRowProps {
  candidate: Candidate;
  /** Translated kind of place; null if the map doesn't give one. */
  kind: string | null;
  isSaved: boolean;
  onSave: () => void;
}

const link =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 font-medium text-accent-strong hover:underline sm:min-h-8';
const figures = (phone: string): string => phone.replace(/[^\d+]/g, '');
function hostOf(website: string): string {
  try {
    return new URL(website).hostname.replace(/^www\./, '');
  } catch {
    return website;
  }
}

export function CandidateRow({ candidate, kind, isSaved, onSave }: CandidateRowProps) {
  const { t } = useTranslation('vendors');
  const { name, distance_m, address, hours, phone, website } = candidate;
  const map = candidateMapLink(candidate);
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 break-words">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-ink-muted">
            {[kind, formatDistance(distance_m), address].filter(Boolean).join(' · ')}
          </p>
          {hours && (
            <p className="text-sm text-ink-muted">
              {t('find.hours', {
                hours: hoursText(hours, { closed: t('find.closed'), holidays: t('find.holidays') }),
              })}
            </p>
          )}
        </div>
        {/* The button isn't removed after the press, so that it keeps the focus. */}
        <Button
          look={isSaved ? 'quiet' : 'secondary'}
          size="small"
          className="shrink-0 aria-disabled:opacity-100"
          aria-disabled={isSaved || undefined}
          aria-label={t(isSaved ? 'find.savedOne' : 'find.saveOne', { name })}
          icon={isSaved ? <Check className="size-4" /> : <Plus className="size-4" />}
          onClick={() => !isSaved && onSave()}
        >
          {t(isSaved ? 'find.saved' : 'find.save')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-4 text-sm">
        {phone && (
          <a className={link} href={`tel:${figures(phone)}`} aria-label={t('find.call', { name, phone })}>
            <Phone className="size-4 shrink-0" />
            <span>{phone}</span>
          </a>
        )}
        {website && (
          <a
            className={link}
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('find.website', { name, host: hostOf(website) })}
          >
            <Globe className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{hostOf(website)}</span>
          </a>
        )}
        {map && (
          <a
            className={link}
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('find.onMapOne', { name })}
          >
            <MapPin className="size-4 shrink-0" />
            <span>{t('find.onMap')}</span>
          </a>
        )}
      </div>
    </li>
  );
}
