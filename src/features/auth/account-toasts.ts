import { isStorageOpen } from '@/lib/device-storage';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import type { Translate } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { toast } from '@/ui/toast-store';

export type AccountTexts = Translate<readonly ['auth', 'common']>;

/**
 * Shows a toast that an email was sent. The embedded backend keeps the email in a mailbox, to which the toast
 * links.
 */
export function tellOfMail(title: string, text: string, t: AccountTexts): void {
  toast({
    title,
    text,
    tone: 'success',
    ...(EMBEDDED ? { link: { label: t('common:openMailbox'), href: MAILBOX_PATH } } : {}),
  });
}

/** If the browser blocks storage, warns that a reload will end the session. */
export function tellOfBlockedStorage(t: AccountTexts): void {
  if (!isStorageOpen('localStorage')) toast({ title: t('blocked.title'), text: t('blocked.text') });
}

/** Shows a toast with the provider's message and the title from the specification. */
export function reportFailure(error: unknown, t: AccountTexts, title: string = t('common:error')): void {
  toast({ title, text: providerMessage(error, t) || t('common:unexpectedError'), tone: 'danger' });
}
