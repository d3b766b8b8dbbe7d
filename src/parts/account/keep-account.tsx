import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountStateQuery, keepAccount } from '@/data/departures';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

/** Storage key. The value is the session in which the owner was asked whether to keep the account. */
export const ASKED_TO_STAY = 'celebra-asked-to-stay';

interface KeepAccountProps {
  userId: string;
  size?: 'small' | 'medium';
  onKept?: () => void;
}

export function KeepAccount({ userId, size = 'medium', onKept }: KeepAccountProps) {
  const { t } = useTranslation(['profile', 'common']);
  const client = useQueryClient();
  const { queryKey } = accountStateQuery(userId);
  const keep = useMutation({
    mutationFn: keepAccount,
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: () => {
      onKept?.();
      client.setQueryData(queryKey, (state) => state && { ...state, deletes_at: null });
      toast({ title: t('departure.kept'), text: t('departure.keptText'), tone: 'success' });
    },
    onError: () => toast({ title: t('common:error'), text: t('departure.keepFailed'), tone: 'danger' }),
  });
  return (
    <Button size={size} busy={keep.isPending} onClick={() => keep.mutate()}>
      {t('departure.keep')}
    </Button>
  );
}
