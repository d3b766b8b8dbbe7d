import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FoundTable, type FoundThing, findTable } from '@/data/find-table';
import { isTableShape, shortName } from '@/domain/seating/chart';
import { gapBetween } from '@/domain/seating/room/geometry';
import { statusOf } from '@/lib/errors';
import { formatList } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { ThingOutline, Walls } from '@/parts/room/room-shapes';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { FieldError, TextField } from '@/ui/field';
import { Notice } from '@/ui/states';
import { keepFound } from './kept-found';

/** Returns the item nearest to a table, as a landmark. Other tables and pillars don't count. */
function nearest(table: FoundThing, things: readonly FoundThing[]): FoundThing | null {
  return things
    .filter(({ shape }) => !isTableShape(shape) && shape !== 'pillar')
    .reduce<FoundThing | null>(
      (best, one) => (best && gapBetween(table, best) <= gapBetween(table, one) ? best : one),
      null,
    );
}

interface RoomProps {
  room: FoundTable;
  mine: ReadonlySet<string>;
  label: string;
}

function Room({ room: { room, things }, mine, label }: RoomProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-0.3 -0.3 ${room.width + 0.6} ${room.height + 0.6}`}
      className="mt-4 h-auto max-h-[80dvh] w-full overflow-visible"
    >
      <Walls
        chart={room}
        className="fill-surface stroke-line-strong stroke-2"
        vectorEffect="non-scaling-stroke"
      />
      {things.map((thing) => {
        const isMine = mine.has(thing.id);
        const isTable = isTableShape(thing.shape);
        const name = isTable ? shortName(thing.name) : thing.name;
        return (
          <g key={thing.id} transform={`translate(${thing.x} ${thing.y})`}>
            <g transform={`rotate(${thing.rotation})`}>
              <ThingOutline
                thing={thing}
                vectorEffect="non-scaling-stroke"
                className={cx(
                  isMine
                    ? 'fill-accent stroke-accent-strong stroke-3'
                    : isTable
                      ? 'fill-paper stroke-line-strong stroke-1'
                      : 'fill-line stroke-line-strong stroke-1',
                )}
              />
            </g>
            <text
              textAnchor="middle"
              dy="0.35em"
              fontSize={Math.min(0.95, (Math.max(thing.width, 1.2) / Math.max(2, name.length)) * 1.7)}
              className={cx('font-semibold', isMine ? 'fill-on-accent' : 'fill-ink')}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface FinderProps {
  token: string;
  room: FoundTable;
  isKept: boolean;
  language: Language;
}

export function Finder({ token, room, isKept, language }: FinderProps) {
  const { t } = useTranslation('findtable', { lng: language });
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<number | null>(null);
  const [answer, setAnswer] = useState<FoundTable | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const shown = answer ?? (isKept ? room : null);
  const ids = new Set(Array.isArray(shown?.found) ? shown.found : []);
  const mine = shown?.things.filter(({ id }) => ids.has(id)) ?? [];
  const near = [...new Set(mine.flatMap((table) => nearest(table, shown?.things ?? [])?.name ?? []))];
  useEffect(() => {
    if (answer && ids.size > 0) result.current?.focus();
  }, [answer, ids.size]);

  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setBusy(true);
    setFailure(null);
    try {
      const found = await findTable(token, name);
      setAnswer(found);
      if (found.found !== 'several' && found.found.length > 0) keepFound(token, found);
    } catch (error) {
      setFailure(statusOf(error));
    } finally {
      setBusy(false);
    }
  };
  const message =
    failure !== null
      ? t(failure === 429 ? 'failed.many' : failure === 404 ? 'broken.text' : 'failed.search')
      : answer?.found === 'several'
        ? t('several')
        : answer && mine.length === 0
          ? t('none')
          : undefined;
  return (
    <>
      <header className="text-center">
        <p className="text-ink-muted">{room.event}</p>
        <h1 className="text-3xl">{t('title')}</h1>
      </header>
      <form noValidate className="mt-6 flex flex-col gap-3" onSubmit={(event) => void find(event)}>
        <TextField
          label={t('name')}
          hint={t('text')}
          value={name}
          autoComplete="name"
          enterKeyHint="search"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('find')}
        </Button>
        {message && <FieldError>{message}</FieldError>}
      </form>
      {isKept && !answer && <Notice className="mt-4">{t('kept')}</Notice>}
      {mine.length > 0 && (
        <section className="mt-6">
          <h2 ref={result} tabIndex={-1} className="text-center">
            <span className="block font-sans text-base font-normal text-ink-muted">
              {t('yours', { count: mine.length })}
            </span>
            <span className="block text-5xl break-words text-accent-strong">
              {formatList(
                mine.map(({ name: table }) => table),
                language,
              )}
            </span>
          </h2>
          {near.length > 0 && (
            <p className="mt-1 text-center">{t('near', { thing: formatList(near, language) })}</p>
          )}
          <Room room={shown ?? room} mine={ids} label={t('plan')} />
        </section>
      )}
    </>
  );
}
