import { Download, FileText, Languages, Printer } from 'lucide-react';
import { type ReactNode, startTransition, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SEATING_PRINTS } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { PAPERS, type Paper } from '@/domain/seating/chart';
import {
  changesSince,
  lastPrint,
  printedSeats,
  type SeatingPrint,
  STATIONER,
  versionToPrint,
} from '@/domain/seating/papers';
import { formatDate, formatInstant, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePrintLanguage } from '@/parts/print/use-print-language';
import { usePrinting } from '@/parts/print/use-printing';
import { changeRows } from '@/parts/rows/use-change-rows';
import { saveFile } from '@/parts/save-file';
import { Button, buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { useFloorPicture } from '../room/use-floor';
import { type AtAddress, SHEETS, SIZES } from '../seating-address';
import type { Seating } from '../use-seating';
import { ChangeSheet } from './change-sheet';
import { CodeSheet } from './code-sheet';
import { PlaceCards, TableCards } from './paper-cards';
import { DoorList, KitchenByTable, PosterByName, PosterByTable } from './paper-lists';
import { drawingAsText, RoomDrawing } from './paper-room';
import type { SheetProps } from './paper-sheet';
import { usePaperWords } from './use-paper-words';

const KITCHEN: readonly Paper[] = ['kitchen'];
const DRAWN: Record<Exclude<Paper, 'room'>, (props: SheetProps) => ReactNode> = {
  'place-cards': PlaceCards,
  'table-cards': TableCards,
  'poster-tables': PosterByTable,
  'poster-names': PosterByName,
  kitchen: KitchenByTable,
  door: DoorList,
};
/** Makes the region focusable, so that it can be scrolled by keyboard. */
const SCROLLED = { tabIndex: 0 };
const isPaper = (paper: string): paper is Paper => PAPERS.some((one) => one === paper);

/**
 * Preview of the printable papers. Printing stores the current seats, so that later changes can be listed.
 */
export function PapersView({ seating, at: { paper, size }, onGo }: AtAddress & { seating: Seating }) {
  const { t } = useTranslation(['seating', 'common', 'modules']);
  const { plan, editable } = usePlanContext();
  const title = useId();
  const [language, setLanguage] = usePrintLanguage();
  const words = usePaperWords(language);
  const [marks, setMarks] = useState(true);
  const [onlyChanged, setOnlyChanged] = useState(false);
  /** The latest print made here. The paper shows its version even before the refetched list contains it. */
  const [printed, setPrinted] = useState<SeatingPrint | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const whole = usePrinting();
  const { chart, tables, arrangement } = seating;
  const [withFloor, setWithFloor] = useState(chart.floor?.shown ?? false);
  const { drawn } = useFloorPicture(chart, paper === 'room' && withFloor);
  const allPrints = useRows(SEATING_PRINTS, plan.id);
  const prints = useMemo(
    () => allPrints.filter(({ chart_id }) => chart_id === chart.id),
    [allPrints, chart.id],
  );
  const seats = useMemo(() => printedSeats(tables, arrangement), [tables, arrangement]);
  const isNow = (print: SeatingPrint) =>
    print.seats.length === seats.length && changesSince(print.seats, seats).length === 0;
  const version = [...prints, ...(printed ? [printed] : [])].filter(isNow).at(-1) ?? null;
  const last = isPaper(paper) ? lastPrint(prints, [paper]) : null;
  const isCard = paper === 'place-cards' || paper === 'table-cards';
  const only =
    isCard && onlyChanged && last
      ? new Set(changesSince(last.seats, seats).flatMap(({ id, is }) => (is ? [id] : [])))
      : null;

  const print = () => {
    if (isPaper(paper) && editable && seats.length > 0) {
      const next = versionToPrint(prints, paper, seats, () => ({
        id: crypto.randomUUID(),
        chart_id: chart.id,
        printed_at: new Date().toISOString(),
      }));
      setPrinted(next.print);
      if (next.before === null || next.before.papers.length !== next.print.papers.length)
        changeRows(
          SEATING_PRINTS,
          plan.id,
          [
            ...next.surplus.map((before) => ({ before, after: null })),
            { before: next.before, after: next.print },
          ],
          next.surplus.length === 0
            ? {
                said: t('paper.noted', { number: formatNumber(next.print.number) }),
                label: t('common:undo'),
              }
            : undefined,
        );
    }
    // Waits until the version stamp is rendered before printing.
    setTimeout(() => window.print(), 50);
  };
  const saveDrawing = async () => {
    if (!drawing.current) return;
    const text = await drawingAsText(drawing.current, drawn?.blob);
    saveFile(plan.name, words.t('paper.room'), { ending: 'svg', type: 'image/svg+xml', text });
  };

  const sheet: SheetProps = { seating, words, only, marks, whole };
  const Sheet = isPaper(paper) && paper !== 'room' ? DRAWN[paper] : null;
  const box = (label: string, checked: boolean, onChange: (on: boolean) => void) => (
    <Checkbox label={label} checked={checked} onChange={onChange} />
  );
  return (
    <div className="flex flex-col gap-5">
      <style>{`@page { size: ${size}; margin: 12mm }`}</style>
      <div className="flex flex-col gap-3 print:hidden">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t('paper.which')}
            value={paper}
            onChange={(next) => onGo({ paper: SHEETS.find((one) => one === next) ?? 'place-cards' })}
            options={SHEETS.map((value) => ({ value, label: t(`paper.${value}`) }))}
            className="w-full sm:w-72"
          />
          <SelectField
            label={t('paper.size')}
            value={size}
            onChange={(next) => onGo({ size: SIZES.find((one) => one === next) ?? 'a4' })}
            options={SIZES.map((value) => ({ value, label: t(`paper.${value}`) }))}
            className="w-32"
          />
          <Button
            look="secondary"
            icon={<Languages className="size-4.5" />}
            // The transition keeps the sheet and the focus while the other language's texts load.
            onClick={() => startTransition(() => setLanguage(language === 'es' ? 'en' : 'es'))}
          >
            {t(language === 'es' ? 'paper.inEnglish' : 'paper.inSpanish')}
          </Button>
          {paper === 'room' && (
            <Button
              look="secondary"
              icon={<Download className="size-4.5" />}
              onClick={() => void saveDrawing()}
            >
              {t('paper.svg')}
            </Button>
          )}
          {paper === 'place-cards' && (
            <Link to={paths.planPdf(plan.id, 'cards')} className={buttonClass('secondary')}>
              <FileText className="size-4.5" />
              <span>{t('modules:pdf')}</span>
            </Link>
          )}
          <Button icon={<Printer className="size-4.5" />} onClick={print}>
            {t('paper.print')}
          </Button>
        </div>
        {paper === 'place-cards' && box(t('paper.marks'), marks, setMarks)}
        {paper === 'room' && chart.floor && box(t('paper.floor'), withFloor, setWithFloor)}
        {isCard &&
          last &&
          !isNow(last) &&
          box(t('paper.onlyChanged', { number: formatNumber(last.number) }), onlyChanged, setOnlyChanged)}
        <p className="text-sm text-ink-muted">
          {isPaper(paper) && (
            <span>
              {last
                ? `${t(last.printed_by_name ? 'paper.printed' : 'paper.printedOwn', {
                    number: formatNumber(last.number),
                    date: formatInstant(last.printed_at),
                    name: last.printed_by_name ?? '',
                  })}. `
                : `${t('paper.never')} `}
            </span>
          )}
          <span>{t('paper.pdf')}</span>
        </p>
      </div>
      <article aria-labelledby={title} lang={language} {...SCROLLED} className="max-sm:overflow-x-auto">
        <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2">
          <h2 id={title} className="text-2xl break-words">{`${plan.name} · ${words.t(`paper.${paper}`)}`}</h2>
          <p className="text-sm text-ink-muted">
            <span>{formatDate(plan.event_date, 'full', language)}</span> <span>·</span>{' '}
            <span>{chart.name}</span> <span>·</span>{' '}
            <span>
              {!isPaper(paper)
                ? formatInstant(new Date().toISOString(), language)
                : version
                  ? words.t('paper.stamp', {
                      number: words.number(version.number),
                      date: formatInstant(version.printed_at, language),
                    })
                  : words.t('paper.draft')}
            </span>
          </p>
        </header>
        {seats.length === 0 && paper !== 'room' && isPaper(paper) ? (
          <p className="text-ink-muted">{words.t('paper.empty')}</p>
        ) : paper === 'room' ? (
          <RoomDrawing {...sheet} drawn={drawn} ref={drawing} />
        ) : paper === 'code' ? (
          <CodeSheet key={chart.id} seating={seating} words={words} />
        ) : Sheet ? (
          <Sheet {...sheet} />
        ) : (
          <ChangeSheet
            seating={seating}
            words={words}
            prints={prints}
            seats={seats}
            papers={paper === 'changes-kitchen' ? KITCHEN : STATIONER}
            kitchen={paper === 'changes-kitchen'}
          />
        )}
      </article>
    </div>
  );
}
