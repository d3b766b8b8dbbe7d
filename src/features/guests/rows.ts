import { useMemo } from 'react';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS, INVITATION_WORDS, QUESTIONS } from '@/data/guests';
import { mergeFields } from '@/data/sync/noun';
import { usePlan, useRows } from '@/data/sync/use-rows';
import { type EventPart, fullName, type Guest, type Household } from '@/domain/guests/guest';
import type { InvitationWords } from '@/domain/guests/invitation-words';
import { type OwnColumn, ownValue } from '@/domain/guests/own-column';
import type { Question } from '@/domain/guests/question';
import { partState } from '@/domain/guests/replies';
import { mergeKeys } from '@/domain/merge-keys';
import { formatDate, formatInstant, formatList, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { searched, textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { momentOf } from '@/parts/time/part-moment';
import { useGuestWords } from './guest-words';
import { mergePage, usePageDescription } from './page/page-description';

function useGuestDescription(plan_id: string): RowDescription<Guest> {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const households = useRows(HOUSEHOLDS, plan_id);
  const parts = useRows(EVENT_PARTS, plan_id);
  const questions = useRows(QUESTIONS, plan_id);
  const own = useRows(GUEST_COLUMNS, plan_id);
  const couple = usePlan(plan_id)?.couple_type ?? null;
  return useMemo(() => {
    const byId = new Map(households.map((one) => [one.id, one]));
    const of = ({ household_id }: Guest) => byId.get(household_id ?? '') ?? null;
    return {
      title: fullName,
      limit: t('limit.refused'),
      href: () => paths.guestList(plan_id),
      columns: [
        searched({
          key: 'household_id',
          label: t('form.household'),
          text: (guest) => of(guest)?.name ?? null,
        }),
        searched(textColumn('last_name', t('form.lastName'))),
        searched(textColumn('name', t('form.name'))),
        { key: 'age_group', label: t('form.age'), text: (guest) => t(`age.${guest.age_group}`) },
        {
          key: 'age',
          label: t('form.years'),
          // Rows stored by an older version have no `age`.
          text: ({ age }) => (typeof age === 'number' ? formatNumber(age) : null),
          csv: ({ age }) => (typeof age === 'number' ? { figure: age, decimals: 0 } : null),
        },
        {
          key: 'party_size',
          label: t('form.party'),
          text: (guest) => formatNumber(guest.party_size),
          csv: (guest) => ({ figure: guest.party_size, decimals: 0 }),
        },
        ...parts.map((part) => ({
          key: `replies.${part.id}`,
          label: t('csv.reply', { part: part.name }),
          lines: (guest: Guest) => [t(`reply.${partState(guest, of(guest), part.id)}`)],
          text: (guest: Guest) => {
            const reply = guest.replies[part.id];
            if (!reply) return null;
            return reply.people === undefined
              ? t(`reply.${reply.status}`)
              : t('reply.some', { count: reply.people });
          },
        })),
        searched(textColumn('phone_number', t('form.phone'))),
        searched(textColumn('email', t('form.email'))),
        {
          key: 'diets',
          label: t('form.diets'),
          text: ({ diets }) => diets.map((one) => t(`diet.${one}`)).join(', ') || null,
        },
        {
          key: 'allergens',
          label: t('form.allergens'),
          text: ({ allergens }) => allergens.map((one) => t(`allergen.${one}`)).join(', ') || null,
        },
        searched(textColumn('dietary_notes', t('form.dietary'))),
        { key: 'side', label: t('form.side'), text: ({ side }) => side && words.side(side, couple) },
        {
          key: 'travels_from',
          label: t('form.from'),
          text: ({ travels_from: from }) => from && t(`from.${from}`),
        },
        searched(textColumn('address', t('form.address'))),
        searched({ key: 'tags', label: t('form.tags'), text: ({ tags }) => tags.join(', ') || null }),
        {
          key: 'language',
          label: t('household.language'),
          text: (guest) => {
            const language = of(guest)?.language;
            return language ? t(`language.${language}`) : null;
          },
        },
        {
          key: 'second_list',
          label: t('second.title'),
          text: (guest) => {
            const rank = of(guest)?.second_list;
            return rank ? formatNumber(rank) : null;
          },
          csv: (guest) => {
            const rank = of(guest)?.second_list;
            return rank ? { figure: rank, decimals: 0 } : null;
          },
        },
        ...questions.map((question) => ({
          key: `answers.${question.id}`,
          label: question.text,
          text: (guest: Guest) => words.answer(question, guest),
        })),
        searched({ key: 'company', label: t('form.company'), text: ({ company }) => company ?? null }),
        searched({ key: 'job_title', label: t('form.jobTitle'), text: ({ job_title }) => job_title ?? null }),
        searched({
          key: 'badge_name',
          label: t('form.badgeName'),
          text: ({ badge_name }) => badge_name ?? null,
        }),
        ...own.map(({ id, name }) =>
          searched<Guest>({ key: `own_values.${id}`, label: name, text: (guest) => ownValue(guest, id) }),
        ),
        searched(textColumn('notes', t('form.notes'))),
      ],
    };
  }, [t, words, households, parts, questions, own, plan_id, couple]);
}

function useHouseholdDescription(plan_id: string): RowDescription<Household> {
  const { t } = useTranslation('guests');
  const parts = useRows(EVENT_PARTS, plan_id);
  return useMemo(
    () => ({
      title: ({ name }) => name,
      limit: t('limit.refused'),
      href: () => paths.guestList(plan_id),
      columns: [
        { key: 'name', label: t('household.name'), text: ({ name }) => name },
        {
          key: 'language',
          label: t('household.language'),
          text: ({ language }) => language && t(`language.${language}`),
        },
        {
          key: 'parts',
          label: t('household.parts'),
          text: ({ parts: own }) =>
            parts
              .filter(({ id }) => own?.includes(id) ?? true)
              .map(({ name }) => name)
              .join(', '),
        },
        {
          key: 'invited_at',
          label: t('household.sent'),
          text: (one) => one.invited_at && formatInstant(one.invited_at),
        },
        {
          key: 'second_list',
          label: t('second.title'),
          text: ({ second_list }) => (second_list === null ? null : formatNumber(second_list)),
        },
        { key: 'gift', label: t('household.gift'), text: ({ gift }) => gift },
        {
          key: 'thanked_at',
          label: t('household.thanked'),
          text: (one) => one.thanked_at && formatInstant(one.thanked_at),
        },
      ],
    }),
    [t, parts, plan_id],
  );
}

function usePartDescription(plan_id: string): RowDescription<EventPart> {
  const { t } = useTranslation('guests');
  return useMemo(
    () => ({
      title: ({ name }) => name,
      limit: t('limit.parts'),
      href: () => paths.guestList(plan_id),
      columns: [
        { key: 'name', label: t('parts.name'), text: ({ name }) => name },
        { key: 'place', label: t('parts.place'), text: ({ place }) => place },
        {
          key: 'capacity',
          label: t('parts.capacity'),
          text: ({ capacity }) => (capacity === null ? null : formatNumber(capacity)),
        },
        { key: 'starts_at', label: t('parts.time'), text: (part) => momentOf(part, currentLanguage()) },
        {
          key: 'reply_by',
          label: t('parts.replyBy'),
          text: ({ reply_by }) => reply_by && formatDate(reply_by, 'medium'),
        },
      ],
    }),
    [t, plan_id],
  );
}

function useQuestionDescription(plan_id: string): RowDescription<Question> {
  const { t } = useTranslation('guests');
  const parts = useRows(EVENT_PARTS, plan_id);
  return useMemo(
    () => ({
      title: ({ text }) => text,
      limit: t('limit.questions'),
      href: () => paths.guestList(plan_id),
      columns: [
        { key: 'text', label: t('questions.text'), text: ({ text }) => text },
        { key: 'kind', label: t('questions.answer'), text: ({ kind }) => t(`questions.kind.${kind}`) },
        { key: 'options', label: t('questions.options'), text: ({ options }) => options.join(', ') || null },
        {
          key: 'parts',
          label: t('questions.parts'),
          text: ({ parts: asked }) =>
            formatList(parts.filter(({ id }) => asked?.includes(id) ?? true).map(({ name }) => name)),
        },
      ],
    }),
    [t, plan_id, parts],
  );
}

function useColumnDescription(plan_id: string): RowDescription<OwnColumn> {
  const { t } = useTranslation('guests');
  return useMemo(
    () => ({
      title: ({ name }) => name,
      limit: t('limit.columns'),
      href: () => paths.guestList(plan_id),
      columns: [
        { key: 'name', label: t('columns.name'), text: ({ name }) => name },
        { key: 'kind', label: t('questions.answer'), text: ({ kind }) => t(`questions.kind.${kind}`) },
        { key: 'options', label: t('questions.options'), text: ({ options }) => options.join(', ') || null },
      ],
    }),
    [t, plan_id],
  );
}

function useWordsDescription(plan_id: string): RowDescription<InvitationWords> {
  const { t } = useTranslation('guests');
  return useMemo(
    () => ({
      title: () => t('words.title'),
      limit: t('limit.refused'),
      href: () => paths.guestPage(plan_id, 'invitations'),
      columns: [
        { key: 'hosts', label: t('words.hosts'), text: ({ hosts }) => hosts },
        { key: 'words_es', label: t('words.es'), text: ({ words_es }) => words_es },
        { key: 'words_en', label: t('words.en'), text: ({ words_en }) => words_en },
      ],
    }),
    [t, plan_id],
  );
}

/**
 * Merges each reply separately, so that the couple's edit for one part keeps the household's reply to another
 * part.
 */
const mergeGuest = (base: Guest, theirs: Guest, mine: Guest): Guest => ({
  ...mergeFields(base, theirs, mine),
  replies: mergeKeys(base.replies, theirs.replies, mine.replies),
  requests: mergeKeys(base.requests, theirs.requests, mine.requests),
  answers: mergeKeys(base.answers, theirs.answers, mine.answers),
  own_values: mergeKeys(base.own_values ?? {}, theirs.own_values ?? {}, mine.own_values ?? {}),
});

/**
 * Merges each requested child separately, so that the answer to one request doesn't remove a newer request.
 */
const mergeHousehold = (base: Household, theirs: Household, mine: Household): Household => ({
  ...mergeFields(base, theirs, mine),
  additions: mergeKeys(base.additions ?? {}, theirs.additions ?? {}, mine.additions ?? {}),
});

export const faces = {
  guests: face(GUESTS, useGuestDescription, { merge: mergeGuest }),
  households: face(HOUSEHOLDS, useHouseholdDescription, { merge: mergeHousehold }),
  invitation_words: face(INVITATION_WORDS, useWordsDescription),
  event_pages: face(EVENT_PAGES, usePageDescription, { merge: mergePage }),
  event_parts: face(EVENT_PARTS, usePartDescription),
  event_questions: face(QUESTIONS, useQuestionDescription),
  guest_columns: face(GUEST_COLUMNS, useColumnDescription),
};
