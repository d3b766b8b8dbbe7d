import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { consentKey, endConsent, giveConsent } from '@/data/assist/consent';
import { roleAllows } from '@/data/permissions';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { usePlanContext } from '../../module/plan-context';

function useConsent(plan_id: string, next: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => (next ? giveConsent(plan_id) : endConsent(plan_id)),
    onSuccess: () => client.setQueryData(consentKey(plan_id), next),
  });
}

/**
 * Asks for consent before the first request and says which data is sent where. The owner consents once per
 * plan.
 */
export function ConsentPanel() {
  const { t } = useTranslation('assist');
  const { plan } = usePlanContext();
  const { mutate, isPending, isError } = useConsent(plan.id, true);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('consent.what')}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>{t('consent.sent')}</li>
        <li>{t('consent.names')}</li>
        <li>{t('consent.given')}</li>
        <li>{t('consent.suggests')}</li>
        <li>{t('consent.kept')}</li>
      </ul>
      <Link to={paths.privacy} className="text-accent-strong underline">
        {t('consent.privacy')}
      </Link>
      {roleAllows(plan.role, 'allow-assistant') ? (
        <>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('consent.give')}
          </Button>
          {isError && <FieldError>{t('consent.failed')}</FieldError>}
        </>
      ) : (
        <p className="font-medium">{t('consent.owner')}</p>
      )}
    </div>
  );
}

export function EndConsent() {
  const { t } = useTranslation('assist');
  const { plan } = usePlanContext();
  const { mutate, isPending, isError } = useConsent(plan.id, false);
  if (!roleAllows(plan.role, 'allow-assistant')) return null;
  return (
    <>
      <Button look="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        {t('consent.end')}
      </Button>
      {isError && <FieldError>{t('consent.failed')}</FieldError>}
    </>
  );
}
