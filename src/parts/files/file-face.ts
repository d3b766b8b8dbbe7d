import { useMemo } from 'react';
import { ATTACHMENTS } from '@/data/attachments';
import type { Attachment } from '@/domain/files/attachment';
import { formatSize } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { face } from '../rows/face';
import type { RowDescription } from '../rows/row-description';

function useFileDescription(): RowDescription<Attachment> {
  const { t } = useTranslation('files');
  return useMemo(
    () => ({
      title: ({ file_name }) => file_name,
      limit: t('limit'),
      // There is no editor: a refused file can only be sent again or discarded.
      href: () => null,
      columns: [
        { key: 'file_name', label: t('field.file_name'), text: ({ file_name }) => file_name },
        { key: 'size', label: t('field.size'), text: ({ size }) => formatSize(size) },
      ],
    }),
    [t],
  );
}

export const FILE_FACE = face(ATTACHMENTS, useFileDescription);
