import type { EventPart, Guest, Household } from '@/domain/guests/guest';
import type { Question } from '@/domain/guests/question';
import { partState } from '@/domain/guests/replies';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestWords } from '../guest-words';

interface GuestReadProps {
  guest: Guest;
  household: Household | null;
  parts: readonly EventPart[];
  questions: readonly Question[];
}

/** A guest for who may only look. */
export function GuestRead({ guest, household, parts, questions }: GuestReadProps) {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan } = usePlanContext();
  const lines: [label: string, text: string | null][] = [
    [t('form.household'), household?.name ?? null],
    [t('form.age'), t(`age.${guest.age_group}`)],
    [t('form.party'), String(guest.party_size)],
    ...parts.map((part): [string, string] => [part.name, t(`reply.${partState(guest, household, part.id)}`)]),
    [t('form.phone'), guest.phone_number],
    [t('form.email'), guest.email],
    [t('csv.food'), words.food(guest)],
    [t('form.side'), guest.side && words.side(guest.side, plan.couple_type)],
    [t('form.from'), guest.travels_from && t(`from.${guest.travels_from}`)],
    [t('form.address'), guest.address],
    [t('form.tags'), guest.tags.join(', ') || null],
    ...questions.map((one): [string, string | null] => [one.text, words.answer(one, guest)]),
    [t('form.notes'), guest.notes],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {lines.map(
        ([label, text]) =>
          text && (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="break-words whitespace-pre-line">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
