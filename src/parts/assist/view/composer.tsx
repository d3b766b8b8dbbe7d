import { FilePlus2, SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cleanLine, lengthOf } from '@/domain/text';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { LimitedArea, LimitedText } from '../../fields/limited-field';
import type { KeptText } from '../../form/use-kept-text';

const QUESTION_LENGTH = 1_000;
const GIVEN_LENGTH = 10_000;

interface ComposerProps {
  question: KeptText;
  given: KeptText;
  /** True if the field for the text that the assistant reads is open. */
  reads: boolean;
  onReads: (reads: boolean) => void;
  busy: boolean;
  onAsk: (question: string, given: string) => void;
  onStop: () => void;
}

/** Form with the question, and with a text for the assistant to read. That text is sent unchanged. */
export function Composer({ question, given, reads, onReads, busy, onAsk, onStop }: ComposerProps) {
  const { t } = useTranslation('assist');
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  // The pressed button disappears, so the text field gets the focus.
  useEffect(() => {
    if (reads) form.current?.querySelector('textarea')?.focus();
  }, [reads]);
  const isOpen = reads || given.text !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // This form might be inside another form, which must not be submitted too.
    event.stopPropagation();
    if (busy) return;
    const asked = cleanLine(question.text);
    setEmpty(asked === '');
    const isLong = lengthOf(asked) > QUESTION_LENGTH || lengthOf(given.text) > GIVEN_LENGTH;
    if (asked === '' || isLong) {
      form.current?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    onReads(false);
    onAsk(asked, given.text.trim() === '' ? '' : given.text);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="sticky bottom-0 -mx-(--pad) flex flex-col gap-2 border-t border-line bg-surface px-(--pad) py-3 short:static"
    >
      {isOpen && (
        <LimitedArea
          label={t('given.label')}
          hint={t('given.hint')}
          rows={4}
          max={GIVEN_LENGTH}
          value={given.text}
          onChange={({ target }) => given.type(target.value)}
        />
      )}
      <LimitedText
        label={t('question')}
        max={QUESTION_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        value={question.text}
        error={isEmpty ? t('empty') : undefined}
        onChange={({ target }) => {
          setEmpty(false);
          question.type(target.value);
        }}
        onPaste={(event) => {
          // Pasted text of several lines is treated as somebody else's text.
          const text = event.clipboardData.getData('text/plain');
          if (!/[\r\n]/.test(text.trim())) return;
          event.preventDefault();
          given.type(text);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {busy ? (
          <Button icon={<Square className="size-4" />} onClick={onStop}>
            {t('stop')}
          </Button>
        ) : (
          <Button type="submit" icon={<SendHorizontal className="size-4.5" />}>
            {t('ask')}
          </Button>
        )}
        {!isOpen && (
          <Button
            look="quiet"
            size="small"
            icon={<FilePlus2 className="size-4.5" />}
            onClick={() => onReads(true)}
          >
            {t('given.add')}
          </Button>
        )}
      </div>
    </form>
  );
}
