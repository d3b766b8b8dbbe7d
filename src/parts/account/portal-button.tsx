import { ExternalLink } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { openPortal } from '@/data/billing';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';

type PortalButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'size'> & { label: string };

/** Button that opens the payment service's page with invoices and cards. */
export function PortalButton({ label, ...looks }: PortalButtonProps) {
  const { t } = useTranslation('profile');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setBusy(true);
    setFailed(false);
    try {
      window.location.assign((await openPortal(currentLanguage())).url);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button {...looks} busy={busy} icon={<ExternalLink className="size-4" />} onClick={() => void open()}>
        {label}
      </Button>
      {failed && <FieldError>{t('billing.failed')}</FieldError>}
    </div>
  );
}
