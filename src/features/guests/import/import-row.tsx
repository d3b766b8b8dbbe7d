import { TriangleAlert } from 'lucide-react';
import { fullName } from '@/domain/guests/guest';
import type { ImportDoubt } from '@/domain/guests/import/import-party';
import type { ImportRow } from '@/domain/guests/import/import-plan';
import type { GuestForm, GuestProblem } from '@/domain/guests/schema';
import { messageParts } from '@/domain/odd-character';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { RowCheckbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { TextField } from '@/ui/field';
import { Tag } from '@/ui/states';
import { useGuestWords } from '../guest-words';

interface ImportRowLineProps {
  row: ImportRow;
  chosen: boolean;
  mended: boolean;
  /** What somebody has said of who it may be. */
  decided: boolean | undefined;
  onChoose: () => void;
  onMend: (change: Partial<GuestForm>) => void;
  onDecide: (same: boolean) => void;
  /** It is right as it stands. */
  onApprove: () => void;
}

/** Fields that can be mended in place. */
const MENDED = [
  'name',
  'last_name',
  'household',
  'email',
  'phone_number',
  'party_size',
  'address',
  'tags',
  'dietary_notes',
  'notes',
] as const;
const LABELS = {
  name: 'form.name',
  last_name: 'form.lastName',
  household: 'form.household',
  email: 'form.email',
  phone_number: 'form.phone',
  party_size: 'form.party',
  address: 'form.address',
  tags: 'form.tags',
  dietary_notes: 'form.dietary',
  notes: 'form.notes',
} as const;
/** Where a doubt is mended. */
const DOUBTED = {
  names: ['name', 'last_name', 'party_size'],
  people: ['party_size'],
  food: ['dietary_notes'],
} as const satisfies { [doubt in ImportDoubt]: readonly (typeof MENDED)[number][] };
const TONES = {
  new: 'positive',
  changed: 'attention',
  same: 'plain',
  unsure: 'attention',
  doubtful: 'attention',
  wrong: 'danger',
} as const;

/** One row of a list: what would become of it, what is wrong with it, and where to mend it. */
export function ImportRowLine(props: ImportRowLineProps) {
  const { row, chosen, mended, decided, onChoose, onMend, onDecide, onApprove } = props;
  const { t } = useTranslation('guests');
  const { form, status, problems, maybe, namesake, doubts, line } = row;
  const { food } = useGuestWords();
  const at = Math.floor(line);
  const name = [form.name, form.last_name].filter(Boolean).join(' ') || t('import.line', { line: at });
  const doubted: readonly string[] =
    status === 'doubtful' || mended ? doubts.flatMap((one) => DOUBTED[one]) : [];
  const asked = MENDED.filter(
    (field) => problems.some((one) => one.field === field) || doubted.includes(field),
  );
  const people = Number(form.party_size);
  const detail = [
    form.age_group === 'adult' ? null : t(`age.${form.age_group}`),
    people > 1 && t('people', { count: people, formatted: formatNumber(people) }),
    form.household,
    form.phone_number,
    form.email,
    form.address,
    form.tags,
    food(form),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={cx('flex items-start gap-2 py-2', !chosen && 'opacity-60')}>
      <RowCheckbox label={t('import.include', { name, line: at })} checked={chosen} onChange={onChoose} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium break-words">{name}</span>
          <span className="text-sm text-ink-muted">{t('import.line', { line: at })}</span>
          <span className="ml-auto">
            <Tag tone={TONES[status]}>{t(`import.status.${status}`)}</Tag>
          </span>
        </div>
        {detail && <p className="text-sm break-words text-ink-muted">{detail}</p>}
        {chosen && namesake !== null && (
          <p className="flex items-start gap-1.5 text-sm text-attention">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{t('import.namesake', { line: Math.floor(namesake) })}</span>
          </p>
        )}
        {chosen && status === 'doubtful' && (
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <p className="flex items-start gap-1.5 text-sm text-attention">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>{doubts.map((one) => t(`import.doubt.${one}`)).join(' ')}</span>
            </p>
            <Button look="secondary" size="small" onClick={onApprove}>
              {t('import.approve')}
            </Button>
          </div>
        )}
        {chosen && maybe && (
          <fieldset className="mt-2 flex flex-wrap items-center gap-2">
            <legend className="text-sm">
              {t('import.maybe', {
                name: [fullName(maybe), maybe.phone_number, maybe.email].filter(Boolean).join(' · '),
              })}
            </legend>
            {([true, false] as const).map((same) => (
              <Button
                key={String(same)}
                look={decided === same ? 'primary' : 'secondary'}
                size="small"
                aria-pressed={decided === same}
                onClick={() => onDecide(same)}
              >
                {t(same ? 'import.isSame' : 'import.isOther')}
              </Button>
            ))}
          </fieldset>
        )}
        {chosen && (asked.length > 0 || mended) && (
          <div className="mt-2 grid gap-x-3 gap-y-6 pb-5 sm:grid-cols-2">
            {(asked.length > 0 ? asked : []).map((field) => {
              const problem = problems.find((one) => one.field === field);
              const { key, character } = messageParts(problem?.message ?? '');
              return (
                <TextField
                  key={field}
                  label={t(LABELS[field])}
                  defaultValue={form[field]}
                  autoComplete="off"
                  error={problem && t(key as GuestProblem, { character })}
                  // Only what is left as right or wrong: a row must not jump away in mid-word.
                  onBlur={({ target }) => target.value !== form[field] && onMend({ [field]: target.value })}
                />
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}
