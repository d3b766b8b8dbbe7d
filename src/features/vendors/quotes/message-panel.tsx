import { Pencil, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { QUOTE_LENGTHS, type QuoteForm } from '@/domain/vendors/quote-schema';
import { useTranslation } from '@/lib/translation';
import { LateAssist } from '@/parts/assist/late-assist';
import { Button } from '@/ui/button';
import { ForeignRate } from './foreign-rate';
import { Form } from './form';
import { MarkedText } from './marked-text';
import { useMessage } from './use-message';

/** The vendor's message. It is pasted and parsed, then shown next to the form with marked passages. */
export function MessagePanel() {
  const { t } = useTranslation('vendors');
  const { setFocus } = useFormContext<QuoteForm>();
  const { text, reading, filled, read, take, write } = useMessage();
  const shown = useRef<HTMLButtonElement>(null);
  const isRead = reading !== null;
  /** True after a press on a button that then disappears. The focus must move to the result. */
  const goOn = useRef(false);
  useEffect(() => {
    if (!goOn.current) return;
    goOn.current = false;
    if (!isRead) return setFocus('message');
    shown.current?.focus({ preventScroll: true });
    // Scrolls until the message and the filled-in fields beside it are at the top of the screen.
    shown.current?.closest('[data-beside]')?.scrollIntoView?.({ block: 'start' });
  }, [isRead, setFocus]);
  const foreign = reading?.foreign ?? [];
  return (
    <>
      {reading ? (
        <section
          aria-label={t('paste.label')}
          className="max-h-72 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper px-3 pb-3 text-sm lg:max-h-[calc(100dvh-14rem)]"
        >
          <div className="sticky top-0 flex items-center justify-between gap-2 bg-paper py-1.5">
            <h3 className="font-sans text-sm font-semibold tracking-normal">{t('paste.label')}</h3>
            <Button
              ref={shown}
              look="quiet"
              size="small"
              icon={<Pencil className="size-4" />}
              onClick={() => {
                goOn.current = true;
                write();
              }}
            >
              {t('paste.change')}
            </Button>
          </div>
          <MarkedText text={text} reading={reading} />
        </section>
      ) : (
        <>
          <Form.TextArea
            name="message"
            label={t('paste.label')}
            hint={t('paste.hint')}
            rows={5}
            max={QUOTE_LENGTHS.message}
          />
          {text.trim() !== '' && (
            <Button
              look="secondary"
              className="self-start"
              icon={<Sparkles className="size-4.5" />}
              onClick={() => {
                goOn.current = true;
                read();
              }}
            >
              {t('paste.read')}
            </Button>
          )}
        </>
      )}
      <LateAssist about="quote" given={text} onTake={take} />
      <div role="status" className="contents">
        {reading && filled !== null && foreign.length === 0 && (
          <p className={filled > 0 ? 'text-sm text-positive' : 'text-sm text-attention'}>
            {filled > 0 ? t('paste.filled', { count: filled }) : t('paste.nothing')}
          </p>
        )}
      </div>
      {foreign.length > 0 && <ForeignRate key={foreign.join()} currencies={foreign} onRead={read} />}
    </>
  );
}
