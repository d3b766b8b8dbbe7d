import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { templatesQuery } from '@/data/templates';
import { factFields } from '@/domain/plan/schema';
import { templateLimit, tierForMorePlans } from '@/domain/tiers';
import { today } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useTier } from '@/parts/account/use-tier';
import { LimitedText } from '@/parts/fields/limited-field';
import { useValidationText } from '@/parts/plan/validation-text';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { toast } from '@/ui/toast-store';
import { ChoicesDialog } from '../choices-dialog';
import { Listed } from '../listed';
import { makeTemplate, type Refused } from './make-template';

const ALONG = ['shares', 'tasks', 'day', 'parts', 'words', 'page', 'columns', 'drinks', 'tables'] as const;
const BEHIND = ['guests', 'money', 'files'] as const;

interface SaveTemplateDialogProps {
  plan: Plan;
  onClose: () => void;
}

/** Dialog that lists what a template stores and what it omits. Prices and names are optional. */
export default function SaveTemplateDialog({ plan, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation(['templates', 'common']);
  const { user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const message = useValidationText();
  const userId = user?.id ?? '';
  const tier = useTier();
  const { data: templates } = useQuery(templatesQuery(userId));
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(plan.name);
  const [prices, setPrices] = useState(false);
  const [notes, setNotes] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | Refused>('idle');
  const [touched, setTouched] = useState(false);
  const checked = factFields(today()).name.safeParse(name);
  const isOwner = plan.role === 'owner';
  const limit = tier ? templateLimit(tier) : null;
  const isFull =
    state === 'limit' || (limit !== null && templates !== undefined && templates.length >= limit);

  const save = async () => {
    setTouched(true);
    if (!checked.success || state === 'busy') return;
    setState('busy');
    const refused = await makeTemplate(client, userId, plan, {
      id,
      name: checked.data,
      prices,
      notes,
      isOwner,
    });
    if (refused) return setState(refused);
    onClose();
    toast({
      title: t('save.saved'),
      text: checked.data,
      tone: 'success',
      action: { label: t('save.see'), run: () => void navigate(paths.templates) },
    });
  };
  return (
    <ChoicesDialog
      title={t('save.title', { name: plan.name })}
      instead={
        isFull &&
        tier && (
          <div className="flex flex-col gap-5">
            <p>{t('save.limit', { count: limit ?? 0, tier: t(`common:tier.${tier}`) })}</p>
            <p className="text-ink-muted">{t('save.limitText')}</p>
            <Button className="self-start" onClick={() => void navigate(paths.templates)}>
              {t('save.see')}
            </Button>
            {tier !== 'enterprise' && (
              <UpgradeOffer tier={tier} to={tierForMorePlans(tier, limit ?? 0) ?? 'enterprise'} />
            )}
          </div>
        )
      }
      submit={t('save.submit')}
      busy={state === 'busy'}
      failed={state === 'failed' || state === 'large' ? t(`save.${state}`) : null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <LimitedText
        label={t('save.name')}
        autoComplete="off"
        max={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => setTouched(true)}
        error={touched && !checked.success ? message(checked.error.issues[0]?.message) : undefined}
      />
      <Listed title={t('save.along')} words={ALONG.map((one) => t(`save.${one}`))} />
      <Listed title={t('save.behind')} words={BEHIND.map((one) => t(`save.${one}`))} />
      <Checkbox
        label={t('save.prices')}
        hint={t(isOwner ? 'save.pricesHint' : 'save.pricesHintShared')}
        checked={prices}
        onChange={setPrices}
      />
      <Checkbox label={t('save.notes')} hint={t('save.notesHint')} checked={notes} onChange={setNotes} />
    </ChoicesDialog>
  );
}
