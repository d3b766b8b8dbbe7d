import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeTemplate, renameTemplate, templatesQuery } from '@/data/templates';
import { useTranslation } from '@/lib/translation';
import { toast } from '@/ui/toast-store';

/** Actions on templates. Without a connection they fail with a message, and the entered text is kept. */
export function useTemplateActions(userId: string) {
  const { t } = useTranslation(['templates', 'common']);
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: templatesQuery(userId).queryKey });
  const failed = (text: string) => () => toast({ title: t('common:error'), text, tone: 'danger' });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => renameTemplate(id, name),
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: async () => {
      await again();
      toast({ title: t('renamed'), tone: 'success' });
    },
    onError: failed(t('renameFailed')),
  });
  const remove = useMutation({
    mutationFn: removeTemplate,
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: ['template', id] });
      await again();
      toast({ title: t('deleted'), tone: 'success' });
    },
    onError: failed(t('deleteFailed')),
  });
  return { rename, remove };
}
