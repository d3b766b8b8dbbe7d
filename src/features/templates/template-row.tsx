import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlanTemplate } from '@/data/templates';
import { HELD } from '@/domain/templates/template';
import { formatList } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { RenameForm } from '@/parts/plan/rename-form';
import { TypeMark } from '@/parts/plan/type-mark';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useTemplateActions } from './use-template-actions';

export function TemplateRow({ template, userId }: { template: PlanTemplate; userId: string }) {
  const { t } = useTranslation(['templates', 'common']);
  const { id, name, event_type, held } = template;
  const [naming, setNaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { rename, remove } = useTemplateActions(userId);
  const kinds = HELD.filter((kind) => held[kind] > 0).map((kind) => t(`held.${kind}`, { count: held[kind] }));
  return (
    <li className="card flex items-start gap-3 p-4">
      <TypeMark type={event_type} label={t(`common:eventType.${event_type}`)} />
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <div className="flex items-start justify-between gap-2">
          {naming ? (
            <RenameForm
              plan={template}
              onCancel={() => setNaming(false)}
              onReopen={() => setNaming(true)}
              onSave={(next) => rename.mutate({ id, name: next }, { onSuccess: () => setNaming(false) })}
            />
          ) : (
            <>
              <h2 className="min-w-0 py-2 font-sans text-base font-semibold tracking-normal break-words">
                {name}
              </h2>
              <div className="flex shrink-0">
                <IconButton label={t('renameOf', { name })} onClick={() => setNaming(true)}>
                  <Pencil className="size-5" />
                </IconButton>
                <IconButton label={t('deleteOf', { name })} onClick={() => setDeleting(true)}>
                  <Trash2 className="size-5" />
                </IconButton>
              </div>
            </>
          )}
        </div>
        <p className="text-sm text-ink-muted first-letter:uppercase">{formatList([t('shares'), ...kinds])}</p>
        <Link
          to={paths.newEventFrom(id)}
          aria-label={t('beginOf', { name })}
          className={`${buttonClass('secondary', 'small')} self-start`}
        >
          <span>{t('begin')}</span>
        </Link>
      </div>
      <Dialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('deleteTitle', { name })}
        description={t('deleteText')}
        closeLabel={t('common:close')}
      >
        <div className="flex flex-wrap gap-2">
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(id)}>
            {t('delete')}
          </Button>
          <Button look="secondary" onClick={() => setDeleting(false)}>
            {t('common:cancel')}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
