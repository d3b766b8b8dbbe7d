import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/states';

export function ErrorScreen({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="content" className="page">
      <ErrorState
        title={t('errorPage.title')}
        text={
          <>
            {error.message || t('unexpectedError')}
            <br />
            {t('errorPage.kept')}
          </>
        }
        action={<Button onClick={retry}>{t('tryAgain')}</Button>}
      />
    </main>
  );
}
