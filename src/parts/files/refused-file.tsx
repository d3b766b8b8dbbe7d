import { useMemo } from 'react';
import { ATTACHMENTS } from '@/data/attachments';
import type { Attachment } from '@/domain/files/attachment';
import { formatSize } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { RefusedRow, type RefusedRowProps } from '../rows/refused-row';
import type { RowDescription } from '../rows/row-description';

export default function RefusedFile(props: RefusedRowProps) {
  const { t } = useTranslation('files');
  const description: RowDescription<Attachment> = useMemo(
    () => ({
      title: ({ file_name }) => file_name,
      limit: t('limit'),
      // It is sent again or thrown away.
      href: () => null,
      columns: [
        { key: 'file_name', label: t('field.file_name'), text: ({ file_name }) => file_name },
        { key: 'size', label: t('field.size'), text: ({ size }) => formatSize(size) },
      ],
    }),
    [t],
  );
  return <RefusedRow {...props} noun={ATTACHMENTS} description={description} />;
}
