import { Fragment } from 'react';
import { fold } from '@/domain/fold';
import { menuOf } from '@/domain/guests/kitchen';
import type { Person } from '@/domain/seating/model';
import { More } from './paper-cards';
import { beginning, type SheetProps, type Sitting, sittingOf } from './paper-sheet';
import type { PaperWords } from './use-paper-words';

const COLUMNS = 'columns-1 gap-x-8 sm:columns-2 xl:columns-3 print:columns-3';

export function PosterByTable({ seating, words, whole }: SheetProps) {
  const taken = seating.tables.filter(({ id }) => seating.arrangement.at.get(id)?.some(Boolean));
  const { shown, more } = beginning(taken, whole);
  return (
    <>
      <div className={COLUMNS}>
        {shown.map(({ id, name }) => (
          <section key={id} className="mb-6 break-inside-avoid">
            <h3 className="text-xl break-words">{name}</h3>
            <ul>
              {(seating.arrangement.at.get(id) ?? []).map(
                (person) => person && <li key={person.id}>{words.name(person)}</li>,
              )}
            </ul>
          </section>
        ))}
      </div>
      <More count={more} />
    </>
  );
}

const initialOf = ({ person }: Sitting): string => fold(person.guest.last_name).charAt(0).toUpperCase();

export function PosterByName({ seating, words, whole }: SheetProps) {
  const all = sittingOf(seating).toSorted((a, b) => words.byName(a.person, b.person));
  const { shown, more } = beginning(all, whole);
  return (
    <>
      <ul className={COLUMNS}>
        {shown.map((sitting, i) => {
          const before = shown[i - 1];
          const letter = initialOf(sitting);
          return (
            <Fragment key={sitting.person.id}>
              {(!before || initialOf(before) !== letter) && (
                <li aria-hidden="true" className="mt-3 break-after-avoid font-serif text-xl first:mt-0">
                  {letter}
                </li>
              )}
              <li className="flex break-inside-avoid justify-between gap-3">
                <span className="min-w-0 break-words">{words.listName(sitting.person)}</span>
                <span className="max-w-1/2 shrink-0 text-right break-words text-ink-muted">
                  {sitting.table}
                </span>
              </li>
            </Fragment>
          );
        })}
      </ul>
      <More count={more} />
    </>
  );
}

/** Summarises a table's menus, such as "8 people · 6 Standard menu · 1 Vegan · 1 Children’s menu". */
function menusOf(people: readonly (Person | null)[], { t, number }: PaperWords): string {
  const counts = new Map<string, number>();
  for (const one of people) {
    if (!one) continue;
    // Companions without a name get the standard menu of their age group.
    const own = menuOf(one.person === 0 ? one.guest : { ...one.guest, age: null, diets: [] });
    // Null for a baby: it takes a seat but needs no menu.
    if (own === null) continue;
    const menu = own === 'standard' ? t('paper.standard') : t(`guests:diet.${own}`);
    counts.set(menu, (counts.get(menu) ?? 0) + 1);
  }
  const said = t('people', { count: people.filter(Boolean).length });
  return [said, ...[...counts].map(([menu, count]) => `${number(count)} ${menu}`)].join(' · ');
}

/** List for the service: every table with its menus. Seats whose menu isn't the standard one are bold. */
export function KitchenByTable({ seating, words, whole }: SheetProps) {
  const taken = seating.tables.filter(({ id }) => seating.arrangement.at.get(id)?.some(Boolean));
  const { shown, more } = beginning(taken, whole);
  const everybody = taken.flatMap(({ id }) => seating.arrangement.at.get(id) ?? []);
  return (
    <>
      <p className="mb-4 font-semibold">{menusOf(everybody, words)}</p>
      <div className="gap-x-8 lg:columns-2 print:columns-2">
        {shown.map(({ id, name }) => {
          const people = seating.arrangement.at.get(id) ?? [];
          return (
            <table key={id} className="mb-5 w-full break-inside-avoid text-sm">
              <caption className="text-left">
                <span className="font-serif text-lg">{name}</span>{' '}
                <span className="block text-ink-muted">{menusOf(people, words)}</span>
              </caption>
              <tbody>
                {people.map((person, seat) => {
                  if (!person) return null;
                  const food = words.food(person);
                  return (
                    <tr key={person.id} className="border-t border-line align-top">
                      <td className="tabular w-8 py-0.5">{words.number(seat + 1)}</td>
                      <th scope="row" className="py-0.5 pr-3 text-left font-normal break-words">
                        {words.name(person)}
                      </th>
                      <td className="py-0.5 font-semibold break-words">{food.join(' · ')}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          );
        })}
      </div>
      <More count={more} />
    </>
  );
}

/** All guests by name, to tick off as they arrive. */
export function DoorList({ seating, words, whole }: SheetProps) {
  const all = sittingOf(seating).toSorted((a, b) => words.byName(a.person, b.person));
  const { shown, more } = beginning(all, whole);
  const { t } = words;
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="w-14 py-1 pr-2">
              {t('paper.arrived')}
            </th>
            <th scope="col" className="py-1 pr-3">
              {t('csv.name')}
            </th>
            <th scope="col" className="py-1 pr-3">
              {t('csv.table')}
            </th>
            <th scope="col" className="py-1 text-right">
              {t('csv.seat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ person, table, seat }) => (
            <tr key={person.id} className="break-inside-avoid border-b border-line">
              <td className="py-1">
                <span aria-hidden="true" className="block size-4 border border-ink" />
              </td>
              <th scope="row" className="py-1 pr-3 text-left font-normal break-words">
                {words.listName(person)}
              </th>
              {/* Wide enough that "Table 12" stays on one line next to the longest name. */}
              <td className="min-w-32 py-1 pr-3 break-words">{table}</td>
              <td className="tabular py-1 text-right">{words.number(seat + 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={more} />
    </>
  );
}
