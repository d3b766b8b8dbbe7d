import { Mail } from 'lucide-react';
import { useState } from 'react';
import { mailCopy } from '@/data/rsvp';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { emailIn } from '@/domain/guests/person-text';
import { statusOf } from '@/lib/errors';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { Button } from '@/ui/button';
import { keep, readKept } from './kept';

interface CopyFormProps {
  token: string;
  language: Language;
  /** True while some replies aren't stored yet; an emailed copy would lack them. */
  pending: boolean;
}

type Sending = 'idle' | 'busy' | 'sent' | 'failed' | 'capped';
const FORM = 'copy';

/** Form that emails the household a copy of its answers. The address isn't stored. */
export function CopyForm({ token, language, pending }: CopyFormProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const [email, setEmail] = useState(() => ({ email: '', ...readKept(token, FORM) }).email);
  const [pressed, setPressed] = useState(false);
  const [sending, setSending] = useState<Sending>('idle');
  const address = emailIn(email);
  const send = async (to: string) => {
    setSending('busy');
    try {
      await mailCopy(token, to, language);
      keep(token, FORM, null);
      setSending('sent');
    } catch (error) {
      setSending(statusOf(error) === 429 ? 'capped' : 'failed');
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (address && !pending) void send(address);
      }}
    >
      <LimitedText
        type="email"
        label={t('copy.label')}
        hint={t('copy.hint')}
        value={email}
        max={GUEST_LENGTHS.email}
        room={(key, values) => t(`characters.${key}`, values)}
        autoComplete="email"
        error={pressed && !address ? t('copy.wrong') : undefined}
        onChange={({ target }) => {
          setEmail(target.value);
          setSending('idle');
          keep(token, FORM, target.value ? { email: target.value } : null);
        }}
      />
      <Button
        type="submit"
        look="secondary"
        className="self-start"
        busy={sending === 'busy'}
        icon={<Mail className="size-4.5" />}
      >
        {t('copy.send')}
      </Button>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {pressed && pending
          ? t('copy.pending')
          : sending === 'idle' || sending === 'busy'
            ? ''
            : t(`copy.${sending}`, { email: address })}
      </p>
    </form>
  );
}
