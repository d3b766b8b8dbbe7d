import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { beginning, type SheetProps, sittingOf } from './paper-sheet';

/** A place card whose text is longer than this many characters uses smaller type. */
const LONG_NAME = 40;
const LONG_FOOD = 60;

/** Tells how many further cards appear only in print. */
export function More({ count }: { count: number }) {
  const { t } = useTranslation('seating');
  if (count === 0) return null;
  return <p className="mt-3 text-ink-muted print:hidden">{t('paper.more', { count })}</p>;
}

/** Place cards in two columns, each the size of a business card, with cutting lines. */
export function PlaceCards({ seating, words, only, marks, whole }: SheetProps) {
  const all = sittingOf(seating).filter(({ person }) => only?.has(person.id) ?? true);
  const { shown, more } = beginning(all, whole);
  return (
    <>
      <ul className="grid grid-cols-1 justify-center sm:grid-cols-[repeat(auto-fill,85mm)] print:grid-cols-[85mm_85mm]">
        {shown.map(({ person, table }) => {
          const food = (marks ? words.food(person) : []).join(' · ');
          const name = words.name(person);
          return (
            <li
              key={person.id}
              className="flex min-h-[54mm] break-inside-avoid flex-col items-center justify-center gap-1 border border-dashed border-line-strong px-4 py-2 text-center"
            >
              {/* A long name or diet gets smaller type instead of being cut off. */}
              <span
                className={cx(
                  'max-w-full font-serif leading-tight break-words',
                  name.length > LONG_NAME ? 'text-lg' : 'text-2xl',
                )}
              >
                {name}
              </span>
              <span className="max-w-full text-sm break-words text-ink-muted">{table}</span>
              {food && (
                <span
                  className={cx('max-w-full break-words', food.length > LONG_FOOD ? 'text-xs' : 'text-sm')}
                >
                  {food}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <More count={more} />
    </>
  );
}

/** Table cards, two per sheet: the table's name in large letters, and its guests. */
export function TableCards({ seating, words, only, whole }: SheetProps) {
  const { plan } = usePlanContext();
  const { tables, arrangement } = seating;
  const { shown, more } = beginning(
    tables.filter(({ id }) => !only || arrangement.at.get(id)?.some((one) => one && only.has(one.id))),
    whole,
  );
  return (
    <>
      <ul>
        {shown.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-[120mm] break-inside-avoid flex-col items-center justify-center gap-5 border-b border-dashed border-line-strong p-6 text-center"
          >
            <p className="text-ink-muted">{plan.name}</p>
            <p className="font-serif text-6xl leading-tight break-words">{name}</p>
            <ul className="columns-1 gap-x-10 sm:columns-2 print:columns-2">
              {(arrangement.at.get(id) ?? []).map(
                (person) => person && <li key={person.id}>{words.name(person)}</li>,
              )}
            </ul>
          </li>
        ))}
      </ul>
      <More count={more} />
    </>
  );
}
