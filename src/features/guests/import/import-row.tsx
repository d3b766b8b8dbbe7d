import { TriangleAlert } from 'lucide-react';
import { fullName } from '@/domain/guests/guest';
import { rowOf } from '@/domain/guests/import/import-beside';
import type { ImportDoubt } from '@/domain/guests/import/import-party';
import type { ImportBook, ImportRow } from '@/domain/guests/import/import-plan';
import type { GuestForm, GuestProblem } from '@/domain/guests/schema';
import { messageParts } from '@/domain/odd-character';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { RowCheckbox } from '@/ui/checkbox';
import { Chip, Chips } from '@/ui/chips';
import { cx } from '@/ui/class-names';
import { TextField } from '@/ui/field';
import { Tag } from '@/ui/states';
import { lastNamesIn } from '../make-guests';
import { doubtsOf, EaterChoice, FoodChips, ReplyFields } from './import-doubt-fields';
import { useRowWords } from './use-row-words';

interface ImportRowLineProps {
  row: ImportRow;
  book: ImportBook;
  together: readonly ImportRow[];
  household: number;
  chosen: boolean;
  mended: boolean;
  /**
   * True if the person decided that this guest is the same as an existing one. Undefined before the decision.
   */
  decided: boolean | undefined;
  /** Indices of the people to whom the row's diet or allergy applies. */
  eaters: readonly number[] | undefined;
  onChoose: () => void;
  onMend: (change: Partial<GuestForm>) => void;
  onDecide: (same: boolean) => void;
  onEat: (eaters: readonly number[]) => void;
  /** Confirms that the row is right as it is. */
  onApprove: () => void;
}

/** Fields that can be corrected directly in the row. */
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
  'company',
  'job_title',
  'badge_name',
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
  company: 'form.company',
  job_title: 'form.jobTitle',
  badge_name: 'form.badgeName',
  notes: 'form.notes',
} as const;
/** Lists the fields that correct each kind of doubt. */
const DOUBTED = {
  names: ['name', 'last_name', 'party_size'],
  people: ['party_size'],
  food: ['dietary_notes'],
  allergy: ['dietary_notes'],
  reply: [],
  value: [],
} as const satisfies { [kind in ImportDoubt['kind']]: readonly (typeof MENDED)[number][] };
const TONES = {
  new: 'positive',
  changed: 'attention',
  same: 'plain',
  unsure: 'attention',
  doubtful: 'attention',
  wrong: 'danger',
} as const;

/** One row of the imported list: what it will change, its problem, and fields to correct it. */
export function ImportRowLine(props: ImportRowLineProps) {
  const { row, book, together, household, chosen, mended, decided, eaters } = props;
  const { onChoose, onMend, onDecide, onEat, onApprove } = props;
  const { t } = useTranslation('guests');
  const words = useRowWords(book);
  const { form, status, problems, maybe, namesake, doubts, line } = row;
  const at = rowOf(line).row;
  const name = fullName(form).trim() || t('import.line', { line: at });
  const isDoubted = status === 'doubtful' || mended;
  const isFirst = line === Math.floor(line);
  // Questions about the whole row are shown only at its first person.
  const own = doubts.filter(({ kind }) => isFirst || kind === 'names');
  const doubted: readonly string[] = isDoubted ? own.flatMap(({ kind }) => DOUBTED[kind]) : [];
  const asked = MENDED.filter(
    (field) => problems.some((one) => one.field === field) || doubted.includes(field),
  );
  const food = doubtsOf(doubts, 'food', 'allergy', 'value')
    .map(({ text }) => text)
    .join(', ');
  const lastNames = problems.some((one) => one.field === 'last_name')
    ? [
        ...new Set([
          ...together.map((one) => one.form.last_name).filter(Boolean),
          ...lastNamesIn(book, form.household),
        ]),
      ]
    : [];
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
        <p className="text-sm break-words text-ink-muted empty:hidden">{words(row, household)}</p>
        {chosen && namesake !== null && (
          <p className="flex items-start gap-1.5 text-sm text-attention">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            <span>{t('import.namesake', { line: rowOf(namesake).row })}</span>
          </p>
        )}
        {chosen && status === 'doubtful' && isFirst && (
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <ul className="w-full text-sm text-attention sm:w-auto sm:min-w-0 sm:flex-1">
              {doubts.map(({ kind, text }) => (
                <li key={`${kind} ${text}`} className="flex items-start gap-1.5">
                  <TriangleAlert className="mt-0.5 size-4 shrink-0" />
                  <span className="min-w-0 break-words">
                    <strong className="font-semibold">{t('import.quoted', { text })}</strong>{' '}
                    <span>{t(`import.doubt.${kind}`)}</span>
                  </span>
                </li>
              ))}
            </ul>
            <Button look="secondary" size="small" onClick={onApprove}>
              {t('import.approve')}
            </Button>
          </div>
        )}
        {chosen && isFirst && together.length > 1 && (eaters || doubtsOf(doubts, 'food').length > 0) && (
          <EaterChoice
            people={together.map((one) => ({ line: one.line, name: fullName(one.form).trim() }))}
            eaters={eaters ?? []}
            onSay={onEat}
          />
        )}
        {chosen && isDoubted && food !== '' && doubtsOf(doubts, 'food').length === 0 && isFirst && (
          <FoodChips text={food} form={form} onMend={onMend} />
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
            {asked.map((field) => {
              const problem = problems.find((one) => one.field === field);
              const { key, character } = messageParts(problem?.message ?? '');
              return (
                <TextField
                  // A correction by a chip changes the key. React then mounts the field again with the new
                  // value.
                  key={`${field} ${problem ? '' : form[field]}`}
                  label={t(LABELS[field])}
                  defaultValue={form[field]}
                  autoComplete="off"
                  error={problem && t(key as GuestProblem, { character })}
                  // The text is checked only when the field loses the focus. Otherwise the row could move
                  // while somebody is typing.
                  onBlur={({ target }) => target.value !== form[field] && onMend({ [field]: target.value })}
                />
              );
            })}
          </div>
        )}
        {chosen && lastNames.length > 0 && (
          <Chips label={t('form.lastNameOffer')} shown>
            {lastNames.map((one) => (
              <Chip key={one} pressed={false} onPress={() => onMend({ last_name: one })}>
                {one}
              </Chip>
            ))}
          </Chips>
        )}
        {chosen && isDoubted && doubtsOf(doubts, 'reply').length > 0 && (
          <div className="grid gap-3 pb-3 sm:grid-cols-2">
            <ReplyFields parts={book.parts} form={form} onMend={onMend} />
          </div>
        )}
      </div>
    </div>
  );
}
