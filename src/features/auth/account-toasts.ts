import { isStorageOpen } from '@/lib/device-storage';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import type { Translate } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { toast } from '@/ui/toast-store';

export type AccountTexts = Translate<readonly ['auth', 'common']>;

/**
 * Shows a toast that an e-mail was sent. The embedded backend keeps it in a mailbox, to which the toast
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

/** Warns that the session is in this tab's memory only, before a reload loses it. */
export function tellOfBlockedStorage(t: AccountTexts): void {
  if (!isStorageOpen('localStorage')) toast({ title: t('blocked.title'), text: t('blocked.text') });
}

/** Shows the provider's message under the specification's title. */
export function reportFailure(error: unknown, t: AccountTexts, title: string = t('common:error')): void {
  toast({ title, text: providerMessage(error, t) || t('common:unexpectedError'), tone: 'danger' });
}
