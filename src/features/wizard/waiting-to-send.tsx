import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/button';
import { CloudOff } from '@/ui/icons';

/** The event is finished and there is no connection: it is kept, and sent by itself. */
export function WaitingToSend({ name, onEdit }: { name: string; onEdit: () => void }) {
  const { t } = useTranslation('wizard');
  return (
    <div role="status" className="page flex flex-col items-center gap-4 py-16 text-center">
      <CloudOff aria-hidden="true" className="size-12 text-attention" strokeWidth={1.5} />
      <h1 className="text-3xl">{t('waiting.title')}</h1>
      {name && <p className="font-serif text-xl break-words">{name}</p>}
      <p className="measure text-ink-muted">{t('waiting.text')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to={paths.app} className={buttonClass('primary')}>
          {t('backToEvents')}
        </Link>
        <Button look="secondary" onClick={onEdit}>
          {t('waiting.edit')}
        </Button>
      </div>
    </div>
  );
}
