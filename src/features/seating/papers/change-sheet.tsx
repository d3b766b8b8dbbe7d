import type { Paper } from '@/domain/seating/chart';
import {
  changesSince,
  lastPrint,
  type PrintChange,
  type PrintedPlace,
  type PrintedSeat,
  type SeatingPrint,
} from '@/domain/seating/papers';
import { compareNames, formatInstant } from '@/lib/format';
import type { Seating } from '../use-seating';
import type { PaperWords } from './use-paper-words';

interface ChangeSheetProps {
  seating: Seating;
  words: PaperWords;
  prints: readonly SeatingPrint[];
  seats: readonly PrintedSeat[];
  /** Kinds of paper to compare with. The list shows the changes since the latest print of these kinds. */
  papers: readonly Paper[];
  kitchen: boolean;
}

/** Changes since the last print, for the people who printed cards and for the kitchen. */
export function ChangeSheet({ seating, words, prints, seats, papers, kitchen }: ChangeSheetProps) {
  const { t, language } = words;
  const last = lastPrint(prints, papers);
  if (!last) return <p className="text-ink-muted">{t('paper.sinceNone')}</p>;
  // Changed diets matter on every paper; a corrected name doesn't concern the kitchen.
  const concerns = ({ was, is, renamed, food }: PrintChange) =>
    was === null ||
    is === null ||
    was.table !== is.table ||
    was.seat !== is.seat ||
    food ||
    (renamed && !kitchen);
  const changes = changesSince(last.seats, seats)
    .filter(concerns)
    .toSorted((a, b) => compareNames((a.is ?? a.was)?.table ?? '', (b.is ?? b.was)?.table ?? '', language));
  const placeOf = (place: PrintedPlace | null) =>
    place ? t('paper.place', { table: place.table, seat: words.number(place.seat + 1) }) : '–';
  const whatFor = ({ was, is, renamed, food }: PrintChange): string => {
    if (!was) return t(kitchen ? 'paper.newMeal' : 'paper.new');
    if (!is) return t(kitchen ? 'paper.awayMeal' : 'paper.away');
    return [
      was.table !== is.table || was.seat !== is.seat ? t('paper.moved') : '',
      renamed && !kitchen ? t('paper.renamed') : '',
      food ? t('paper.food') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <>
      <p className="mb-3">
        {t('paper.since', {
          number: words.number(last.number),
          date: formatInstant(last.printed_at, language),
        })}
      </p>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{t('paper.unchanged')}</p>
      ) : (
        <table className="w-full text-left max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b-2 border-ink">
              {(['who', 'was', 'is', 'todo'] as const).map((key) => (
                <th key={key} scope="col" className="py-1 pr-3">
                  {t(`paper.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {changes.map((change) => {
              const person = seating.anyone(change.id);
              const food = person && change.is ? words.food(person) : [];
              return (
                <tr
                  key={change.id}
                  className="break-inside-avoid border-b border-line align-top max-sm:block max-sm:py-2"
                >
                  <th scope="row" className="py-1 pr-3 font-medium break-words max-sm:block">
                    {person ? words.name(person) : t('paper.gone')}
                  </th>
                  <td className="py-1 pr-3 break-words max-sm:inline">{placeOf(change.was)}</td>
                  <td className="py-1 pr-3 break-words max-sm:inline max-sm:before:content-['→_']">
                    {placeOf(change.is)}
                  </td>
                  <td className="py-1 break-words max-sm:block">{[whatFor(change), ...food].join(' · ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
