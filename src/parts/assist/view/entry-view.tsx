import { Link } from 'react-router-dom';
import type { NameBook } from '@/domain/assist/names';
import type { MessageFacts } from '@/domain/vendors/reading/read-message';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Entry } from '../thread/thread';
import { GuestsBlock } from './guests-block';
import { QuoteBlock } from './quote-block';
import { ResultCard } from './result-card';
import { SuggestedBlock } from './suggested-block';
import { WrittenBlock } from './written-block';

interface EntryViewProps {
  entry: Entry;
  book: NameBook;
  onTake?: ((facts: MessageFacts, text: string) => void) | undefined;
  onLeave: () => void;
  onType: (text: string) => void;
}

/** An entry of a thread. The assistant's text is shown without links or images. */
export function EntryView({ entry, book, onTake, onLeave, onType }: EntryViewProps) {
  const { t } = useTranslation('assist');
  switch (entry.kind) {
    case 'asked':
      return (
        <div className="ml-6 rounded-card bg-accent-soft px-4 py-2.5 break-words">
          <h3 className="sr-only">{t('you')}</h3>
          <p className="whitespace-pre-line">{entry.text}</p>
          {entry.given && (
            <p className="mt-1 line-clamp-4 border-l-2 border-accent pl-2 text-sm whitespace-pre-line text-ink-muted">
              {entry.given}
            </p>
          )}
        </div>
      );
    case 'said':
      return <p className="break-words whitespace-pre-line">{book.show(entry.text)}</p>;
    case 'read':
      return (
        <p className="flex flex-wrap gap-x-1.5 text-sm text-ink-muted">
          <span>{t('read')}</span>
          <Link to={entry.to} onClick={onLeave} className="text-accent-strong underline">
            {entry.label}
          </Link>
        </p>
      );
    case 'card':
      return <ResultCard card={entry.card} onLeave={onLeave} />;
    case 'suggested':
      return <SuggestedBlock id={entry.id} />;
    case 'quote':
      return <QuoteBlock text={entry.text} facts={entry.facts} refused={entry.refused} onTake={onTake} />;
    case 'guests':
      return <GuestsBlock table={entry.table} rows={entry.rows} refused={entry.refused} onLeave={onLeave} />;
    case 'written':
      return <WrittenBlock text={entry.text} language={entry.language} onType={onType} />;
    case 'stopped':
      return <p className="text-sm text-ink-muted">{t('stopped')}</p>;
    case 'problem':
      return (
        <p className="text-attention">
          {entry.problem === 'tooMany' && entry.until
            ? t('problem.tooManyUntil', { time: formatInstant(entry.until) })
            : t(`problem.${entry.problem}`)}
        </p>
      );
  }
}
