import type { SharedKitchen } from '@/data/shared';
import { type Served, type Special, servedTo } from '@/domain/guests/served';
import { capitalized, compareNames, formatList, formatNumber } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '@/parts/time/part-moment';
import { numberedRows } from './in-rows';

/** The page of the kitchen's link: menus by table and in total, without guests' names. */
export function KitchenView({ shared, language }: { shared: SharedKitchen; language: Language }) {
  const { t } = useTranslation(['shared', 'rsvp'], { lng: language });
  const { part, unseated } = shared;
  if (!part) return <p>{t('kitchen.gone')}</p>;
  const tables = shared.tables.toSorted((a, b) => compareNames(a.name, b.name, language));
  const all = servedTo([...tables.flatMap(({ eaters }) => eaters), ...unseated]);
  const number = (value: number) => formatNumber(value, 0, language);
  const menuName = (menu: Served['menus'][number]['menu']) =>
    menu === 'standard' ? t('kitchen.standard') : t(`rsvp:diet.${menu}`);
  const rows = [
    ...all.menus.map(({ menu, people }) => ({ name: menuName(menu), people })),
    ...(all.babies > 0 ? [{ name: t('kitchen.babies'), people: all.babies }] : []),
  ];
  const listed = [
    ...tables.map(({ name, eaters }) => ({ name, served: servedTo(eaters) })),
    ...(tables.length > 0 && unseated.length > 0
      ? [{ name: t('kitchen.unseated'), served: servedTo(unseated) }]
      : []),
  ];
  const needs = ({ menu, allergens, seats, people }: Special) =>
    [
      `${number(people)} ×`,
      [
        menu === null ? t('kitchen.babies') : menuName(menu),
        ...allergens.map((allergen) => t(`rsvp:without.${allergen}`)),
        ...(seats.length > 0
          ? [t('kitchen.seats', { count: seats.length, seats: formatList(seats.map(number), language) })]
          : []),
      ].join(' · '),
    ].join(' ');
  // If nobody is seated, special diets are listed once for all guests.
  const unlisted = tables.length === 0 ? all.special : [];
  const moment = capitalized(momentOf(part, language) ?? '', language);
  return (
    <>
      {(moment || part.place) && (
        <p className="break-words">{[moment, part.place].filter(Boolean).join(' · ')}</p>
      )}
      <section>
        <h2 className="mb-2 text-xl">{t('kitchen.totals')}</h2>
        <table className="w-full">
          <thead>
            <tr className="text-left text-sm text-ink-muted">
              <th scope="col" className="font-normal">
                {t('kitchen.menu')}
              </th>
              <th scope="col" className="text-right font-normal">
                {t('kitchen.number')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, people }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="tabular py-1.5 text-right">{number(people)}</td>
              </tr>
            ))}
            <tr className="border-y-2 border-ink font-semibold">
              <th scope="row" className="py-1.5 text-left">
                {t('kitchen.confirmed')}
              </th>
              <td className="tabular py-1.5 text-right">{number(all.people)}</td>
            </tr>
          </tbody>
        </table>
      </section>
      {all.allergens.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('kitchen.allergens')}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {all.allergens.map(({ allergen, people }) => (
              <li key={allergen} className="flex justify-between gap-4 py-1.5">
                <span>{t(`rsvp:without.${allergen}`)}</span>
                <span className="tabular">{number(people)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unlisted.length > 0 && (
        <ul className="list-disc pl-5 font-semibold">
          {unlisted.map((one) => (
            <li key={needs(one)}>{needs(one)}</li>
          ))}
        </ul>
      )}
      {listed.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('kitchen.tables')}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {numberedRows(listed).map(({ row, name, served }) => (
              <li key={row} className="break-inside-avoid py-2">
                <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
                <p className="text-sm text-ink-muted">
                  {[
                    t('people', { count: served.people }),
                    ...served.menus.map(({ menu, people }) => `${number(people)} ${menuName(menu)}`),
                    ...(served.babies > 0 ? [`${number(served.babies)} ${t('kitchen.babies')}`] : []),
                  ].join(' · ')}
                </p>
                {served.special.length > 0 && (
                  <ul className="mt-1 list-disc pl-5 font-semibold">
                    {served.special.map((one) => (
                      <li key={needs(one)}>{needs(one)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-ink-muted">{t('kitchen.note')}</p>
    </>
  );
}
