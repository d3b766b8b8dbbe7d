import { isStorageOpen } from '@/lib/device-storage';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import type { Translate } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { toast } from '@/ui/toast-store';

export type AccountTexts = Translate<readonly ['auth', 'common']>;

/** Confirms that an e-mail was sent. The embedded backend keeps it in a mailbox, which the toast links to. */
export function tellOfMail(title: string, text: string, t: AccountTexts): void {
  toast({
    title,
    text,
    tone: 'success',
    ...(EMBEDDED ? { link: { label: t('common:openMailbox'), href: MAILBOX_PATH } } : {}),
  });
}

/** The session is in this tab's memory alone: who is signed in must not find out by a reload. */
export function tellOfBlockedStorage(t: AccountTexts): void {
  if (!isStorageOpen('localStorage')) toast({ title: t('blocked.title'), text: t('blocked.text') });
}

/** The provider's message under the title that the specification gives it. */
export function reportFailure(error: unknown, t: AccountTexts, title: string = t('common:error')): void {
  toast({ title, text: providerMessage(error, t) || t('common:unexpectedError'), tone: 'danger' });
}
