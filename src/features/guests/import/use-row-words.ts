import { SIDES, TRAVELS_FROM } from '@/domain/guests/guest';
import type { ImportBook, ImportRow } from '@/domain/guests/import/import-plan';
import { readReply } from '@/domain/guests/replies';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestWords } from '../guest-words';

/**
 * Returns a function that describes what a row will store. `household` is the number of people in its
 * household.
 */
export function useRowWords({
  parts,
  questions,
  own = [],
}: ImportBook): (row: ImportRow, household: number) => string {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const words = useGuestWords();
  const count = (key: 'people' | 'reply.some', people: number) => t(key, { count: people });
  const replyOf = (text: string) => {
    const reply = readReply(text);
    if (!reply) return null;
    return reply.people === undefined ? t(`reply.${reply.status}`) : count('reply.some', reply.people);
  };
  return ({ form, second_list, language, of_row, line }, household) => {
    const people = Number(form.party_size);
    const side = SIDES.find((one) => one === form.side);
    const from = TRAVELS_FROM.find((one) => one === form.travels_from);
    const name = form.household || (of_row ? String(line) : '');
    return [
      form.age_group === 'adult' ? null : t(`age.${form.age_group}`),
      form.age && t('import.years', { count: Number(form.age) }),
      people > 1 && count('people', people),
      name && (household > 1 ? t('import.household', { name, people: count('people', household) }) : name),
      ...parts.map(({ id, name: part }) => {
        const reply = replyOf(form.replies[id] ?? 'open');
        return reply && (parts.length > 1 ? `${part}: ${reply}` : t('import.replied', { reply }));
      }),
      words.food(form),
      form.job_title,
      form.company,
      form.badge_name && t('import.badge', { name: form.badge_name }),
      form.phone_number,
      form.email,
      form.address,
      side && words.side(side, plan.couple_type),
      from && t(`from.${from}`),
      form.tags && t('import.tagged', { tags: form.tags }),
      language && t(`language.${language}`),
      second_list !== null && t('second.title'),
      ...questions.map((one) => form.answers[one.id] && `${one.text}: ${words.answer(one, form)}`),
      ...own.map(({ id, name: column }) => form.own_values[id] && `${column}: ${form.own_values[id]}`),
      form.notes && t('import.noted', { notes: form.notes.replaceAll('\n', ' · ') }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
