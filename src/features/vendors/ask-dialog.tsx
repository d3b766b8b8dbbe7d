import { Copy, Mail, MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import type { Plan } from '@/data/plans';
import type { OpenPoint } from '@/domain/vendors/open-points';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { currentLanguage } from '@/lib/i18n';
import { LANGUAGES, type Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { Button, buttonClass } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { toast } from '@/ui/toast-store';
import { askText } from './ask-text';
import { useOtherLanguage } from './use-other-language';

interface AskDialogProps {
  quote: VendorQuote;
  open: readonly OpenPoint[];
  plan: Plan;
  onClose: () => void;
  /** Remembers that the vendor has been written to. */
  onSent: (() => void) | undefined;
}

/** For addresses of WhatsApp: figures alone, with the country's own. */
const figures = (phone: string): string => phone.replace(/^00/u, '').replace(/\D/gu, '');

/** The message in one language: proposed, and what a person made of it kept until it is taken along. */
function Message({ quote, open, plan, language, onClose, onSent }: AskDialogProps & { language: Language }) {
  const { t } = useTranslation('vendors');
  const other = useOtherLanguage(language);
  const proposed = other ? askText(other, language, { quote, open, plan, sender: '' }) : '';
  const { text, type, forget } = useKeptText('quote-message', `${quote.id}.${language}`, proposed);
  const id = useId();
  const subject = other ? other('message.subject', { event: plan.name }) : '';
  const taken = () => {
    forget();
    onSent?.();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('ask.copied') });
      taken();
      onClose();
    } catch {
      toast({ title: t('ask.notCopied'), tone: 'danger' });
    }
  };
  const link = buttonClass('secondary');
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('ask.message')}
        </label>
        <textarea
          id={id}
          lang={language}
          rows={16}
          className={inputClass}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden="true" className="size-4.5" />} onClick={() => void copy()}>
          {t('ask.copy')}
        </Button>
        <a
          className={link}
          href={`mailto:${encodeURIComponent(quote.email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          onClick={taken}
        >
          <Mail aria-hidden="true" className="size-4.5" />
          {t('ask.mail')}
        </a>
        <a
          className={link}
          target="_blank"
          rel="noopener noreferrer"
          href={`https://wa.me/${quote.phone ? figures(quote.phone) : ''}?text=${encodeURIComponent(text)}`}
          onClick={taken}
        >
          <MessageCircle aria-hidden="true" className="size-4.5" />
          WhatsApp
        </a>
      </div>
    </>
  );
}

/** A message in the vendor's language that asks for what is missing: to be edited, copied, mailed, or sent by WhatsApp. */
export function AskDialog(props: AskDialogProps) {
  const { quote, onClose } = props;
  const { t } = useTranslation(['vendors', 'common']);
  const [language, setLanguage] = useState(quote.language ?? currentLanguage());
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('ask.title', { name: quote.vendor_name })}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('field.language')}
          value={language}
          onChange={(value) => setLanguage(LANGUAGES.find((one) => one === value) ?? language)}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <Message key={language} {...props} language={language} />
        {!quote.email && !quote.phone && <p className="text-sm text-ink-muted">{t('ask.noAddress')}</p>}
      </div>
    </Sheet>
  );
}
