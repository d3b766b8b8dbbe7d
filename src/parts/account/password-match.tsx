import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from '@/lib/translation';

export function PasswordMatch({
  id,
  password,
  confirmation,
}: {
  id: string;
  password: string;
  confirmation: string;
}) {
  const { t } = useTranslation('auth');
  const same = password === confirmation;
  return (
    <p id={id} role="status" className="min-h-6 text-sm">
      {confirmation !== '' && (
        <span className={`flex items-start gap-1.5 ${same ? 'text-positive' : 'text-danger'}`}>
          {same ? (
            <Check className="mt-0.5 size-4 shrink-0" />
          ) : (
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          )}
          <span>{t(same ? 'reset.match' : 'passwordsDoNotMatch')}</span>
        </span>
      )}
    </p>
  );
}
