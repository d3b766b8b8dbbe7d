import { Eye, EyeOff, RotateCw, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { declaredType, isPicture, MAX_FILE_SIZE, PICTURES } from '@/domain/files/attachment';
import { type FloorPlan, LENGTH_UNITS, type SeatingChart } from '@/domain/seating/chart';
import { laidIn } from '@/domain/seating/room/floor';
import { inMetres } from '@/domain/seating/room/lengths';
import { FLOOR_SCHEMAS, type FloorProblem } from '@/domain/seating/schema';
import { formatNumber, formatSize, numberInField } from '@/lib/format';
import { oneOf } from '@/lib/list-state';
import { useTranslation } from '@/lib/translation';
import { useFiles } from '@/parts/files/use-files';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { Button, buttonClass } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { FieldError, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { useLengths } from '../use-lengths';
import { FloorNumber } from './floor-number';
import { aspectOf, type Floor } from './use-floor';

const ACCEPTED = [...PICTURES, 'jpeg'].map((ending) => `.${ending}`).join(',');

interface FloorPanelProps {
  chart: SeatingChart;
  floor: Floor;
}

function PictureInput({ chart, floor }: FloorPanelProps) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const id = useId();
  // Files belong to the event's plan, not to the room, so that a copied room can show the same floor plan.
  const files = useFiles(plan.id, plan.id, false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ chart, floor });
  useEffect(() => {
    latest.current = { chart, floor };
  });
  const read = async (file: File): Promise<string | null> => {
    const words = { name: file.name };
    const type = declaredType(file.name, file.type);
    if (!type || !isPicture(type)) return t('floor.kind', words);
    // A file above the size limit is refused without being decoded.
    const aspect = file.size > MAX_FILE_SIZE ? 1 : await aspectOf(file);
    if (!aspect) return t('floor.unknown', words);
    const { added, problems } = await files.add([file]);
    const [picture] = added;
    if (!picture) return problems[0] ?? null;
    const now = latest.current;
    now.floor.save(
      now.floor.stored
        ? { ...now.floor.stored, file: picture.id, shown: true }
        : laidIn(now.chart, picture.id, aspect),
      t('floor.laid'),
    );
    return null;
  };
  return (
    <>
      <label
        className={`${buttonClass('secondary', 'small')} cursor-pointer focus-within:outline-2 focus-within:outline-accent`}
      >
        <span>{t(floor.stored ? 'floor.replace' : 'floor.choose')}</span>
        <input
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file).then(setProblem);
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className={floor.stored ? 'sr-only' : 'w-full text-sm text-ink-muted'}>
        {t('floor.hint', { max: formatSize(MAX_FILE_SIZE) })}
      </p>
      {problem && (
        <div className="w-full">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </>
  );
}

/** Form for the real distance between the two points, which sets the picture's scale. */
function ScaleForm({ chart, floor }: FloorPanelProps) {
  const { t } = useTranslation('seating');
  const typed = useKeptText('seating-floor', chart.id);
  const [unit, setUnit] = useState(chart.unit);
  const lengths = useLengths(chart.unit);
  const [problem, setProblem] = useState<FloorProblem | 'problem.floorScale' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = FLOOR_SCHEMAS[unit].shape.distance.safeParse(typed.text);
    if (!read.success) return setProblem(read.error.issues[0]?.message as FloorProblem);
    const isScaled = floor.scale(inMetres(read.data, unit));
    setProblem(isScaled ? null : 'problem.floorScale');
    if (isScaled) typed.clear();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('floor.help')}</p>
      <p role="status">{t('floor.press', { number: formatNumber(floor.next + 1) })}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        <TextField
          label={t('floor.distance')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          error={problem ? lengths.t(problem) : undefined}
        />
        <SelectField
          label={t('floor.unit')}
          value={unit}
          onChange={(chosen) => setUnit(oneOf(LENGTH_UNITS, chosen) ?? unit)}
          options={LENGTH_UNITS.map((value) => ({ value, label: t(`floor.${value}`) }))}
        />
      </div>
      <Button type="submit" size="small" className={problem ? 'mt-3 self-start' : 'self-start'}>
        {t('floor.scale')}
      </Button>
    </form>
  );
}

/** Controls of the floor plan. Buttons and numbers here can do everything that dragging does. */
export function FloorPanel({ chart, floor }: FloorPanelProps) {
  const { t } = useTranslation(['seating', 'files']);
  const id = useId();
  const { stored, attachment, drawn, points } = floor;
  const { unit } = chart;
  const lengths = useLengths(unit);
  const section = useRef<HTMLElement>(null);
  const [isEmpty] = useState(stored === null);
  // Scrolls the panel into view, because it has the instructions and may be below the visible page.
  useEffect(() => {
    if (isEmpty) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isEmpty]);
  const keep = (stored: FloorPlan, changed: Partial<FloorPlan>) => floor.save({ ...stored, ...changed });
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mb-24 flex-col gap-4 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <h2 id={`${id}-title`} className="font-sans text-base font-medium">
        {t('floor.title')}
      </h2>
      {stored && (
        <p className="flex flex-wrap gap-x-2 break-words [overflow-wrap:anywhere]">
          <span>{attachment?.file_name}</span>
          <UnsavedMark id={stored.file} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <PictureInput chart={chart} floor={floor} />
        {stored && (
          <>
            {drawn && (
              <Button
                look="secondary"
                size="small"
                icon={<RotateCw className="size-4" />}
                onClick={floor.turn}
              >
                {t('floor.turn')}
              </Button>
            )}
            <Button
              look="secondary"
              size="small"
              icon={stored.shown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
              onClick={() => keep(stored, { shown: !stored.shown })}
            >
              {t(stored.shown ? 'floor.hide' : 'floor.show')}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon={<Trash2 className="size-4" />}
              onClick={() => floor.save(null, t('floor.removed'))}
            >
              {t('floor.remove')}
            </Button>
          </>
        )}
      </div>
      {stored && drawn && <ScaleForm chart={chart} floor={floor} />}
      {stored && (
        <Disclosure title={t('floor.numbers')} summaryClassName="font-medium sm:min-h-9">
          <div className="grid grid-cols-1 gap-6 pt-2 pb-6 sm:grid-cols-3">
            <FloorNumber
              name="width"
              label={lengths.t('floor.width')}
              value={lengths.field(stored.width)}
              unit={unit}
              onKeep={(width) => keep(stored, { width })}
            />
            <FloorNumber
              name="x"
              label={lengths.t('floor.x')}
              value={lengths.field(stored.x)}
              unit={unit}
              onKeep={(x) => keep(stored, { x })}
            />
            <FloorNumber
              name="y"
              label={lengths.t('floor.y')}
              value={lengths.field(stored.y)}
              unit={unit}
              onKeep={(y) => keep(stored, { y })}
            />
          </div>
          {drawn && (
            <div className="grid grid-cols-1 gap-6 pb-6 sm:grid-cols-2">
              {([0, 1] as const).flatMap((i) =>
                (['x', 'y'] as const).map((axis) => (
                  <FloorNumber
                    key={`${i} ${axis}`}
                    name="share"
                    label={t(axis === 'x' ? 'floor.pointX' : 'floor.pointY', { number: formatNumber(i + 1) })}
                    value={numberInField(Math.round(points[i][axis] * 10_000) / 100)}
                    unit={unit}
                    onKeep={(percent) => floor.put(i, { ...points[i], [axis]: percent / 100 })}
                  />
                )),
              )}
            </div>
          )}
        </Disclosure>
      )}
    </section>
  );
}
