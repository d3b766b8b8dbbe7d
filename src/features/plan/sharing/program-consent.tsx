import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { programConsentKey, programConsentQuery, setProgramConsent } from '@/data/program-consents';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Checkbox } from '@/ui/checkbox';
import { FieldError } from '@/ui/field';

/** Setting with which the owner allows other members' programs to read the plan through the API. */
export function ProgramConsent() {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const { data: given } = useQuery(programConsentQuery(plan));
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (next: boolean) => setProgramConsent(plan.id, next),
    onSuccess: (_, next) => client.setQueryData(programConsentKey(plan.id), next),
  });
  if (given === undefined) return null;
  return (
    <div>
      <Checkbox
        label={t('programs.label')}
        hint={t('programs.hint')}
        checked={given}
        disabled={isPending}
        onChange={mutate}
      />
      {isError && <FieldError>{t('programs.failed')}</FieldError>}
    </div>
  );
}
