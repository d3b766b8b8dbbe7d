import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentLanguage } from '@/lib/i18n';
import { paths, returnPath } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useAuthCalls } from './use-auth-calls';

/**
 * Demonstration accounts that only the embedded backend has, one per language. They don't exist in a hosted
 * project.
 */
const EMAIL: Record<Language, string> = { es: 'demo@celebra.local', en: 'demo-en@celebra.local' };
const PASSWORD = 'celebra-demo';

/**
 * Button that signs in to a demonstration account. It exists only in embedded mode: `EMBEDDED` is a
 * build-time constant, so hosted builds omit this file.
 */
export function DemoOffer() {
  const { t } = useTranslation(['auth', 'common']);
  const { call } = useAuthCalls();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    // Opens the list of events after sign-in, unless the address asks for another page.
    if (!returnPath(search)) await navigate(paths.authReturningTo(paths.app), { replace: true });
    const entered = await call((calls, texts) => calls.enter(EMAIL[currentLanguage()], PASSWORD, texts));
    if (!entered) setBusy(false);
  }

  return (
    <aside className="border-t border-line pt-6">
      <h2 className="text-lg">{t('demo.title')}</h2>
      <p className="mt-1 text-ink-muted">{t('demo.text')}</p>
      <Button look="secondary" className="mt-3" busy={busy} onClick={() => void open()}>
        {t(busy ? 'common:pleaseWait' : 'demo.submit')}
      </Button>
    </aside>
  );
}
