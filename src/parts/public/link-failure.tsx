import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { Pieces } from '@/ui/pieces';
import { PageSpinner } from '@/ui/spinner';
import { EmptyState, ErrorState } from '@/ui/states';

interface LinkFailureProps {
  /** HTTP status; 0 without an answer, null while loading. */
  status: number | null;
  language: Language;
  heading: string;
  /** Text for an invalid link. */
  broken: Pieces;
  failed: { title: string; text: string };
  /** Text after too many requests. */
  many: { title: string; text: string };
  onAgain: () => void;
}

/** Page shown for a link that can't be opened. */
export function LinkFailure({ status, language, heading, broken, failed, many, onAgain }: LinkFailureProps) {
  const { t } = useTranslation('common', { lng: language });
  if (status === null) return <PageSpinner label={t('loading')} />;
  // A malformed token is answered with 400.
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
  /** The namespace of the texts. */
  texts: 'rsvp' | 'eventpage' | 'findtable';
  heading: string;
}

/** The same page for guests. */
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
