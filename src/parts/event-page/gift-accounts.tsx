import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@/domain/event-page/page';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { copyText } from '../save-file';

export function GiftAccounts({ accounts, language }: { accounts: readonly Account[]; language: Language }) {
  const { t } = useTranslation('eventpage', { lng: language });
  const [copied, setCopied] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const copy = async (number: string) => {
    const done = await copyText(number);
    setCopied(done ? number : null);
    setRefused(!done);
  };
  return (
    <>
      <ul className="mx-auto mt-3 flex max-w-md flex-col gap-2 text-left">
        {accounts.map(({ name, number }) => (
          <li
            key={`${name} ${number}`}
            className="card flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 pr-2 pl-4"
          >
            <span className="min-w-0">
              <span className="block text-sm text-ink-muted">{name}</span>
              <span className="font-semibold tabular wrap-anywhere">{number}</span>
            </span>
            <Button
              look="quiet"
              size="small"
              className="print:hidden"
              icon={copied === number ? <Check className="size-4.5" /> : <Copy className="size-4.5" />}
              onClick={() => void copy(number)}
            >
              <span>{t('copy')}</span>
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 text-sm text-ink-muted empty:hidden">
        {refused ? t('notCopied') : copied ? t('copied') : ''}
      </p>
    </>
  );
}
