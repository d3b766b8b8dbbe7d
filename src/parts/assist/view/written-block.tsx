import { Copy } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/field';
import { useCopy } from '../../message-out';

interface WrittenBlockProps {
  text: string;
  language: 'en' | 'es';
  onType: (text: string) => void;
}

/** A text that the assistant wrote for somebody. It can be edited and copied, and edits are stored. */
export function WrittenBlock({ text, language, onType }: WrittenBlockProps) {
  const { t } = useTranslation(['assist', 'modules']);
  const { copy, byHand } = useCopy({ text, said: t('written.copied') });
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('written.title')}
        lang={language}
        rows={Math.min(10, text.split('\n').length + 2)}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" icon={<Copy className="size-4.5" />} onClick={copy}>
          {t('written.copy')}
        </Button>
        {byHand}
      </div>
    </div>
  );
}
