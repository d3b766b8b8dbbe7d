import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fileQuery } from '@/data/files';
import type { Attachment } from '@/domain/files/attachment';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { usePlanContext } from '../module/plan-context';
import { saveAs } from '../save-file';
import { useBlobUrl } from './use-blob-url';

/** Shows a picture or PDF, if the browser can display it. Other types have no preview. */
function Shown({ url, attachment }: { url: string; attachment: Attachment }) {
  const { t } = useTranslation('files');
  const [isUnknown, setUnknown] = useState(false);
  const { media_type, file_name } = attachment;
  if (media_type.startsWith('image/') && !isUnknown)
    return (
      <img
        src={url}
        alt={file_name}
        onError={() => setUnknown(true)}
        className="mx-auto max-h-[65dvh] max-w-full rounded-lg object-contain"
      />
    );
  if (media_type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe src={url} title={file_name} className="h-[65dvh] w-full rounded-lg border border-line" />;
  return <p className="text-ink-muted">{t('preview.other')}</p>;
}

export function FilePreview({
  attachment,
  onOpenChange,
}: {
  attachment: Attachment;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['files', 'common']);
  const { plan } = usePlanContext();
  const { data, error, isFetching, refetch } = useQuery(fileQuery(plan.id, attachment));
  const url = useBlobUrl(data);
  return (
    <Dialog open wide onOpenChange={onOpenChange} title={attachment.file_name} closeLabel={t('common:close')}>
      <div className="flex flex-col gap-4">
        {url ? (
          <Shown url={url} attachment={attachment} />
        ) : isFetching ? (
          <Spinner />
        ) : (
          <p role="alert">
            {t(data === null ? 'preview.lie' : statusOf(error) === 404 ? 'preview.gone' : 'preview.failed')}
          </p>
        )}
        {data ? (
          <Button
            className="self-start"
            icon={<Download className="size-4.5" />}
            onClick={() => saveAs(attachment.file_name, data)}
          >
            {t('preview.save')}
          </Button>
        ) : (
          error &&
          !isFetching && (
            <Button className="self-start" onClick={() => void refetch()}>
              {t('preview.again')}
            </Button>
          )
        )}
      </div>
    </Dialog>
  );
}
