import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { rowsHere } from '@/data/archives';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { AnyNoun } from '@/data/sync/plan-document';
import { TIMELINE } from '@/data/timeline';
import { NameBook } from '@/domain/assist/names';
import { SCRIPTED_MODEL } from '@/domain/assist/protocol/message';
import type { MessageFacts } from '@/domain/vendors/reading/read-message';
import { IN_DEMO } from '@/lib/demo';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { useKeptText } from '../../form/use-kept-text';
import { usePlanContext } from '../../module/plan-context';
import { type About, type Start, startsOf } from '../starts';
import { useAssist } from '../thread/use-assist';
import { Composer } from './composer';
import { EndConsent } from './consent-panel';
import { EntryView } from './entry-view';
import { SentPanel } from './sent-panel';

interface ConversationProps {
  about: About;
  given: string;
  onTake?: ((facts: MessageFacts, text: string) => void) | undefined;
  onClose: () => void;
}

function Starts({ starts, onStart }: { starts: readonly Start[]; onStart: (start: Start) => void }) {
  const { t } = useTranslation('assist');
  return (
    <section aria-label={t('starts')} className="flex flex-col items-start gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t('starts')}</h3>
      {starts.map((start) => (
        <Button key={start.key} look="secondary" className="py-2 text-left" onClick={() => onStart(start)}>
          {start.question}
        </Button>
      ))}
    </section>
  );
}

/** The thread of a plan, and the field for the next question. */
export function Conversation({ about, given: open, onTake, onClose }: ConversationProps) {
  const { t } = useTranslation('assist');
  const client = useQueryClient();
  const { plan } = usePlanContext();
  const { thread, coming, ask, stop, edit, clear } = useAssist();
  const question = useKeptText('assist-question');
  const given = useKeptText('assist-given', open === '' ? 'new' : 'message', open);
  const [reads, setReads] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const { entries, system, messages, names, model } = thread;
  const book = useMemo(() => new NameBook(names), [names]);
  const isBusy = coming !== null;
  const length = entries.length;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView?.({ block: 'end' });
  }, [length]);
  const starts = useMemo(() => {
    const here = (noun: unknown) => rowsHere(client, plan.id, noun as AnyNoun) as never;
    return startsOf(about, plan, {
      items: here(BUDGET_ITEMS),
      guests: here(GUESTS),
      households: here(HOUSEHOLDS),
      timeline: here(TIMELINE),
    });
  }, [about, plan, client]);
  const send = (text: string, read: string) => {
    question.clear();
    given.clear();
    ask(text, read);
  };
  const begin = ({ question: text, reads }: Start) => {
    if (!reads || given.text.trim() !== '') {
      // The pressed button disappears, so the question field gets the focus.
      end.current?.parentElement?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true });
      return send(text, reads ? given.text : '');
    }
    // The question is filled in already, so the field for the text gets the focus.
    question.type(text);
    setReads(true);
  };
  const isScripted = IN_DEMO || model === SCRIPTED_MODEL;
  const said = entries.findLast(({ kind }) => kind === 'said');
  return (
    <div className="-mb-(--pad) flex flex-1 flex-col gap-4">
      {isScripted && (
        <Notice tone="attention">
          <p>{t('scripted')}</p>
        </Notice>
      )}
      {length === 0 && !isBusy ? (
        <Starts starts={starts} onStart={begin} />
      ) : (
        <ol className="flex flex-col gap-3">
          {Array.from(entries.entries(), ([at, entry]) => (
            // The index is a stable key, because entries are only added at the end.
            <li key={at}>
              <EntryView
                entry={entry}
                book={book}
                // Only facts from the text of the open form can fill in the form.
                onTake={entry.kind === 'quote' && (open === '' || entry.text === open) ? onTake : undefined}
                onLeave={onClose}
                onType={(text) => edit(at, text)}
              />
            </li>
          ))}
        </ol>
      )}
      {isBusy && <p className="break-words whitespace-pre-line">{book.show(coming) || t('working')}</p>}
      <p role="status" className="sr-only">
        {isBusy ? t('working') : said?.kind === 'said' ? book.show(said.text) : ''}
      </p>
      {length > 0 && (
        <p className="text-sm text-ink-muted">{t(isScripted ? 'scriptedWords' : 'maybeWrong')}</p>
      )}
      <div className="flex-1" />
      <SentPanel system={system} messages={messages}>
        {length > 0 && (
          <Button look="secondary" size="small" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        <EndConsent />
      </SentPanel>
      <Composer
        question={question}
        given={given}
        reads={reads}
        onReads={setReads}
        busy={isBusy}
        onAsk={send}
        onStop={stop}
      />
      <div ref={end} />
    </div>
  );
}
