import { Copy, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button, buttonClass } from '@/ui/button';
import { inputClass, TextArea } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';
import { toast } from '@/ui/toast-store';
import { copyText } from './save-file';

interface ToCopy {
  text: string;
  said?: string;
  /** Called after the text was copied, by the button or by hand. */
  onCopied?: () => void;
}

const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

/**
 * Returns a function that copies a text. If the browser refuses, `byHand` shows the text in a field, from
 * which it can be copied by hand.
 */
export function useCopy({ text, said, onCopied }: ToCopy): { copy: () => void; byHand: Pieces } {
  const { t } = useTranslation('modules');
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    const copied = await copyText(text);
    setRefused(!copied);
    if (!copied) return;
    if (said) toast({ title: said });
    onCopied?.();
  };
  return {
    copy: () => void copy(),
    byHand: refused && (
      <TextArea
        ref={selectAll}
        label={t('message.notCopied')}
        className="w-full basis-full"
        readOnly
        rows={Math.min(8, text.split('\n').length + 1)}
        value={text}
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
      />
    ),
  };
}

interface MessageOutProps {
  text: string;
  language: Language;
  subject: string;
  email?: string | null;
  phone?: string | null;
  onType: (text: string) => void;
  /** Called when the message was handed to another app. */
  onTaken: () => void;
  onCopied: () => void;
}

/** Formats a telephone number for WhatsApp links: country code and number, only digits. */
const figures = (phone: string): string => phone.replace(/^00/u, '').replace(/\D/gu, '');

/** A message that can be edited, copied, or sent by e-mail, WhatsApp or another app on the device. */
export function MessageOut(props: MessageOutProps) {
  const { text, language, subject, email, phone, onType, onTaken, onCopied } = props;
  const { t } = useTranslation('modules');
  const id = useId();
  const copy = async () => {
    if (!(await copyText(text))) {
      toast({ title: t('message.notCopied'), tone: 'danger' });
      return;
    }
    toast({ title: t('message.copied') });
    onTaken();
    onCopied();
  };
  const link = buttonClass('secondary');
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('message.label')}
        </label>
        <textarea
          id={id}
          lang={language}
          rows={16}
          className={inputClass}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy className="size-4.5" />} onClick={() => void copy()}>
          {t('message.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            icon={<Share2 className="size-4.5" />}
            // Closing the share dialog counts as not sent.
            onClick={() => void navigator.share({ title: subject, text }).then(onTaken, () => undefined)}
          >
            {t('message.share')}
          </Button>
        )}
        <a
          className={link}
          href={`mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          onClick={onTaken}
        >
          <Mail className="size-4.5" />
          <span>{t('message.mail')}</span>
        </a>
        <a
          className={link}
          target="_blank"
          rel="noopener noreferrer"
          href={`https://wa.me/${phone ? figures(phone) : ''}?text=${encodeURIComponent(text)}`}
          onClick={onTaken}
        >
          <MessageCircle className="size-4.5" />
          <span>WhatsApp</span>
        </a>
      </div>
    </>
  );
}
