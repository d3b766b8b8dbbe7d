import { PageNotFetched } from '@/app/pages/lazy-page';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/states';

interface ErrorScreenProps {
  error: Error;
  retry: () => void;
  /** True if the layout isn't shown. Otherwise the error appears in the main part of the layout. */
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
            // Both lines are shown, because nobody knows which changes were stored before the page failed.
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
