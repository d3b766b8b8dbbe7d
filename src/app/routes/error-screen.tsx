import { PageNotFetched } from '@/app/pages/lazy-page';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/states';

interface ErrorScreenProps {
  error: Error;
  retry: () => void;
  /** A page's message stands in the main part of its frame. */
  outermost: boolean;
}

export function ErrorScreen({ error, retry, outermost }: ErrorScreenProps) {
  const { t } = useTranslation();
  const Frame = outermost ? 'main' : 'div';
  return (
    <Frame {...(outermost ? { id: 'content' } : {})} className="page">
      <ErrorState
        title={t(error instanceof PageNotFetched ? 'errorPage.notFetchedTitle' : 'errorPage.title')}
        text={
          error instanceof PageNotFetched ? (
            t('errorPage.notFetched')
          ) : (
            // A page that broke down doesn't know what of it was stored.
            <>
              <span className="block">{error.message || t('unexpectedError')}</span>
              <span className="block">{t('errorPage.unsure')}</span>
            </>
          )
        }
        action={<Button onClick={retry}>{t('tryAgain')}</Button>}
      />
    </Frame>
  );
}
