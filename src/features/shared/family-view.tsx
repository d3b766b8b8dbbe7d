import type { SharedFamily, SharedParty } from '@/data/shared';
import { compareNames, formatNumber } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { numberedRows } from './in-rows';
import { ItemRows } from './item-rows';
import { PartRows } from './part-rows';

/** The page of the family's link: facts of the event, activities and seats. */
export function FamilyView({ shared, language }: { shared: SharedFamily; language: Language }) {
  const { t } = useTranslation('shared', { lng: language });
  const { items, parts, rooms, event_date, read_at, guest_count } = shared;
  const TableName = rooms.length > 1 ? 'h4' : 'h3';
  const nameOf = ({ name, people, named }: SharedParty) =>
    named
      ? people === 1
        ? name
        : t('family.with', { name, count: people - 1 })
      : t('family.companions', { name, count: people });
  return (
    <>
      <p>{t('family.guests', { people: formatNumber(guest_count, 0, language) })}</p>
      {parts.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('family.parts')}</h2>
          <PartRows parts={parts} language={language} />
        </section>
      )}
      <section>
        <h2 className="mb-2 text-xl">{t('family.schedule')}</h2>
        {items.length > 0 ? (
          <ItemRows items={items} event_date={event_date} read_at={read_at} language={language} />
        ) : (
          <p>{t('family.noSchedule')}</p>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-xl">{t('family.tables')}</h2>
        {rooms.length === 0 && <p>{t('family.noTables')}</p>}
        {numberedRows(rooms).map(({ row, name, tables }) => (
          <div key={row} className="mb-4">
            {rooms.length > 1 && <h3 className="mb-1 text-lg break-words">{name}</h3>}
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
              {numberedRows(tables.toSorted((a, b) => compareNames(a.name, b.name, language))).map(
                (table) => (
                  <li key={table.row} className="break-inside-avoid">
                    <TableName className="font-sans text-base font-semibold break-words">
                      {table.name}
                    </TableName>
                    <ul>
                      {numberedRows(table.people).map((party) => (
                        <li key={party.row} className="break-words">
                          {nameOf(party)}
                        </li>
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
