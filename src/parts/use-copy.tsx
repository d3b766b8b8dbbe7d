import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { TextArea } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';
import { toast } from '@/ui/toast-store';
import { copyText } from './save-file';

interface Copy {
  text: string;
  /** What is told once it is copied. */
  said?: string;
  /** It is on the clipboard, whoever has copied it: never before. */
  onCopied?: () => void;
}

const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

/** Copies a text at a press; where the browser refuses, `byHand` is a field with the text, to be copied there. */
export function useCopy({ text, said, onCopied }: Copy): { copy: () => void; byHand: Pieces } {
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
