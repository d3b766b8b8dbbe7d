import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { templateQuery } from '@/data/template-content';
import { templatesQuery } from '@/data/templates';
import { ceremonyOf } from '@/domain/tasks/ceremony';
import { originsOf } from '@/domain/tasks/task';
import type { WizardValues } from '@/domain/wizard/values';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { FieldError } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { withoutTemplate, withTemplate } from './chosen-template';

const SCRATCH = 'scratch';

/** Lets people who have templates choose one. Loaded separately from the rest of the step. */
export default function BeginFrom() {
  const { t } = useTranslation('templates');
  const { user } = useSession();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const form = useFormContext<WizardValues>();
  const { data: templates = [] } = useQuery(templatesQuery(user?.id ?? ''));
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | 'other'>('idle');
  const [template, event_type] = form.watch(['template', 'event_type']);
  const type = template && templates.find(({ id }) => id === template.id)?.event_type;

  const set = (changes: Partial<WizardValues>) => {
    for (const [name, value] of Object.entries(changes) as [keyof WizardValues, never][])
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  };
  const latest = useRef('');
  const choose = async (id: string) => {
    latest.current = id;
    const chosen = templates.find((one) => one.id === id);
    if (!chosen) {
      setState('idle');
      return set(withoutTemplate(form.getValues()));
    }
    setState('reading');
    try {
      const { plan, rows } = await client.fetchQuery(templateQuery(id));
      // Ignores this template if another one was chosen while this one was loading.
      if (latest.current !== id) return;
      set(withTemplate(form.getValues(), chosen, plan, ceremonyOf(originsOf(rows.tasks)) ?? null));
      setState('idle');
    } catch (error) {
      console.warn('No template', error);
      if (latest.current === id) setState('failed');
    }
  };

  // Another event type needs other tasks and categories, so the template is deselected.
  useEffect(() => {
    if (!type || event_type === null || event_type === type) return;
    form.setValue('template', null, { shouldDirty: true });
    setState('other');
  }, [type, event_type, form]);

  // A link in the list of templates opens the wizard with a template's id in the URL.
  const asked = params.get('template');
  const isAsked = templates.some(({ id }) => id === asked);
  const begin = useRef(choose);
  useEffect(() => {
    begin.current = choose;
  });
  useEffect(() => {
    if (isAsked && asked) void begin.current(asked);
  }, [isAsked, asked]);

  if (templates.length === 0) return null;
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <SelectField
        label={t('from.label')}
        hint={t(template ? 'from.chosen' : 'from.hint')}
        value={type ? (template?.id ?? SCRATCH) : SCRATCH}
        onChange={(id) => void choose(id)}
        options={[
          { value: SCRATCH, label: t('from.scratch') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div role="status" className="text-sm text-ink-muted">
        {state === 'reading' && <p>{t('from.reading')}</p>}
        {state === 'other' && !template && <p>{t('from.other')}</p>}
      </div>
      {state === 'failed' && <FieldError>{t('from.failed')}</FieldError>}
    </div>
  );
}
