import { useState } from 'react';
import type { OpenPoint } from '@/domain/vendors/open-points';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { currentLanguage } from '@/lib/i18n';
import { LANGUAGES, type Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { MessageOut } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { useOtherLanguage } from '../use-other-language';
import { askText } from './ask-text';

interface AskDialogProps {
  quote: VendorQuote;
  open: readonly OpenPoint[];
  onClose: () => void;
  /** Records that the vendor has been contacted. */
  onSent: (() => void) | undefined;
}

/**
 * The message to the vendor in one language. The suggested text can be edited, and is kept until it is sent.
 */
function Message({ quote, open, language, onClose, onSent }: AskDialogProps & { language: Language }) {
  const { plan } = usePlanContext();
  const other = useOtherLanguage(language);
  const proposed = other ? askText(other, language, { quote, open, plan, sender: '' }) : '';
  const { text, type, forget } = useKeptText('quote-message', `${quote.id}.${language}`, proposed);
  const subject = other ? other('message.subject', { event: plan.name }) : '';
  return (
    <MessageOut
      text={text}
      language={language}
      subject={subject}
      email={quote.email}
      phone={quote.phone}
      onType={type}
      onTaken={() => {
        forget();
        onSent?.();
      }}
      onCopied={onClose}
    />
  );
}

/**
 * Dialog with a message to the vendor, in the vendor's language. The message asks for details missing in the
 * quote. It can be edited, copied, and sent by email or WhatsApp.
 */
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
