import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Pieces } from '@/ui/pieces';
import { PageSpinner } from '@/ui/spinner';
import { EmptyState, ErrorState } from '@/ui/states';

interface LinkFailureProps {
  /** HTTP status, 0 if no response arrived, or null while loading. */
  status: number | null;
  language: Language;
  heading: string;
  broken: Pieces;
  failed: { title: string; text: string };
  many: { title: string; text: string };
  onAgain: () => void;
}

export function LinkFailure({ status, language, heading, broken, failed, many, onAgain }: LinkFailureProps) {
  const { t } = useTranslation('common', { lng: language });
  if (status === null) return <PageSpinner label={t('loading')} />;
  // The service responds with 400 to a malformed token.
  if (status === 404 || status === 400) return broken;
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <ErrorState
        {...(status === 429 ? many : failed)}
        action={<Button onClick={onAgain}>{t('tryAgain')}</Button>}
      />
    </>
  );
}

interface GuestLinkFailureProps extends Pick<LinkFailureProps, 'status' | 'language' | 'onAgain'> {
  texts: 'rsvp' | 'eventpage' | 'findtable';
  heading: string;
}

/** Renders `LinkFailure` with texts for guests. */
export function GuestLinkFailure({ texts, ...shown }: GuestLinkFailureProps) {
  const { t } = useTranslation<'rsvp' | 'eventpage' | 'findtable'>(texts, { lng: shown.language });
  return (
    <LinkFailure
      {...shown}
      broken={<EmptyState heading="h1" title={t('broken.title')} text={t('broken.text')} />}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      many={{ title: t('failed.manyTitle'), text: t('failed.many') }}
    />
  );
}
