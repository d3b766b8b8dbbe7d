import type { EmailContent } from '../_shared/email.ts';
import { eventDay } from '../_shared/event-day.ts';
import { type Locale, localeOf } from '../_shared/locale.ts';

type Language = 'es' | 'en';
type Reply = { status: string; people?: number };

/** A household in the result of `copy_rsvp`: its invitation and its replies. */
export type Answered = {
  name: string;
  language: Language | null;
  /** True if free text must be left out, because the recipient might be outside the household. */
  partial?: boolean;
  message: string | null;
  plan: {
    name: string;
    event_date: string;
    event_end_date?: string | null;
    country: string;
    owner_language: Language | null;
  };
  parts: {
    id: string;
    name: string;
    starts_at: string | null;
    time_zone: string | null;
    place: string | null;
  }[];
  questions: { id: string; text: string; kind: string }[];
  guests: {
    id: string;
    name: string;
    last_name: string;
    party_size: number;
    allergens: string[];
    diets: string[];
    dietary_notes: string | null;
    replies: Record<string, Reply>;
    requests: Record<string, Reply>;
    answers: Record<string, string>;
  }[];
};

const WORDS = {
  es: {
    subject: (event: string) => `Tu respuesta: ${event}`,
    text: (name: string, date: string) => `Esto es lo que ha respondido ${name} para el ${date}.`,
    accepted: 'Sí',
    people: (count: number) => `Sí, ${count} personas`,
    declined: 'No',
    waiting: 'En lista de espera',
    none: 'Sin respuesta',
    asked: (reply: string) => `${reply}: tiene que aceptarlo quien invita`,
    food: 'Comida',
    questions: 'Preguntas',
    message: 'Tu mensaje',
    yes: 'Sí',
    no: 'No',
    action: 'Ver o cambiar la respuesta',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador. Es solo para tu grupo: no la compartas.',
    why: (writer: string) =>
      `Alguien de tu grupo ha pedido esta copia a ${writer}. No guardamos esta dirección.`,
    partial:
      'Los mensajes y las notas no van en esta copia, porque esta dirección no es la de nadie de tu grupo. Están en la página.',
    foods: {
      vegetarian: 'dieta vegetariana',
      vegan: 'dieta vegana',
      pescatarian: 'dieta pescetariana',
      halal: 'halal',
      kosher: 'kosher',
      'childrens-menu': 'menú infantil',
      gluten: 'sin gluten',
      crustaceans: 'sin crustáceos',
      eggs: 'sin huevo',
      fish: 'sin pescado',
      peanuts: 'sin cacahuete',
      soybeans: 'sin soja',
      milk: 'sin leche',
      nuts: 'sin frutos secos',
      celery: 'sin apio',
      mustard: 'sin mostaza',
      sesame: 'sin sésamo',
      sulphites: 'sin sulfitos',
      lupin: 'sin altramuces',
      molluscs: 'sin moluscos',
    },
  },
  en: {
    subject: (event: string) => `Your answer: ${event}`,
    text: (name: string, date: string) => `This is what ${name} answered for ${date}.`,
    accepted: 'Yes',
    people: (count: number) => `Yes, ${count} people`,
    declined: 'No',
    waiting: 'On the waiting list',
    none: 'No answer yet',
    asked: (reply: string) => `${reply}: your hosts have to accept it`,
    food: 'Food',
    questions: 'Questions',
    message: 'Your message',
    yes: 'Yes',
    no: 'No',
    action: 'See or change the answer',
    copy: 'If the button doesn’t work, copy this address into your browser. It’s for your group alone: please don’t share it.',
    why: (writer: string) =>
      `Somebody in your group asked ${writer} for this copy. We don’t keep this address.`,
    partial:
      'Messages and notes are left out of this copy, since this address is none of your group’s. You find them on the page.',
    foods: {
      vegetarian: 'vegetarian',
      vegan: 'vegan',
      pescatarian: 'pescatarian',
      halal: 'halal',
      kosher: 'kosher',
      'childrens-menu': 'children’s menu',
      gluten: 'no gluten',
      crustaceans: 'no crustaceans',
      eggs: 'no eggs',
      fish: 'no fish',
      peanuts: 'no peanuts',
      soybeans: 'no soy',
      milk: 'no milk',
      nuts: 'no nuts',
      celery: 'no celery',
      mustard: 'no mustard',
      sesame: 'no sesame',
      sulphites: 'no sulfites',
      lupin: 'no lupin',
      molluscs: 'no mollusks',
    },
  },
} as const;

const REGIONAL: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  'es-419': { peanuts: 'sin cacahuate', soybeans: 'sin soya' },
  'en-GB': { soybeans: 'no soya', sulphites: 'no sulphites', molluscs: 'no molluscs' },
};

/** Countries where peanuts are called “maní” instead of “cacahuate”. */
const SOUTH_AMERICA = new Set('AR BO CL CO EC PE PY UY VE'.split(' '));

/** Formats the time at which a part begins, in the time zone of the part's place. */
const momentText = (locale: Locale, starts_at: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: locale.startsWith('en'),
    timeZone: timeZone ?? 'UTC',
  }).format(new Date(starts_at));

export function copyEmail(
  { name, partial, message, plan, parts, questions, guests }: Answered,
  language: Language,
  link: string,
  writer: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  const locale = localeOf(language, plan.country);
  const replyText = (reply: Reply | undefined): string => {
    if (reply?.status === 'accepted')
      return (reply.people ?? 1) > 1 ? words.people(reply.people ?? 1) : words.accepted;
    return reply?.status === 'declined'
      ? words.declined
      : reply?.status === 'waiting'
        ? words.waiting
        : words.none;
  };
  const fullName = (guest: Answered['guests'][number]) => `${guest.name} ${guest.last_name}`;
  const foods: Readonly<Record<string, string>> = {
    ...words.foods,
    ...REGIONAL[locale],
    ...(language === 'es' && SOUTH_AMERICA.has(plan.country) ? { peanuts: 'sin maní' } : {}),
  };
  const eats = guests.flatMap((guest) => {
    const told = [...guest.diets, ...guest.allergens].map((code) => foods[code] ?? code);
    const detail = [...told, ...(guest.dietary_notes ? [guest.dietary_notes] : [])].join(', ');
    return detail ? [{ title: fullName(guest), detail }] : [];
  });
  const answerText = (kind: string, answer: string) =>
    kind === 'yes-no' ? (answer === 'yes' ? words.yes : words.no) : answer;
  const answered = questions.flatMap(({ id, text, kind }) =>
    guests.flatMap((guest) => {
      const answer = guest.answers[id];
      return answer ? [{ title: text, detail: `${fullName(guest)}: ${answerText(kind, answer)}` }] : [];
    }),
  );
  return {
    subject: words.subject(plan.name),
    content: {
      language,
      title: plan.name,
      paragraphs: [words.text(name, eventDay(locale, plan.event_date, plan.event_end_date))],
      groups: [
        ...parts.map((part) => ({
          heading: [
            part.name,
            ...(part.starts_at ? [momentText(locale, part.starts_at, part.time_zone)] : []),
            ...(part.place ? [part.place] : []),
          ].join(' · '),
          items: guests.map((guest) => {
            const request = guest.requests[part.id];
            return {
              title: fullName(guest),
              detail: request ? words.asked(replyText(request)) : replyText(guest.replies[part.id]),
            };
          }),
        })),
        ...(eats.length > 0 ? [{ heading: words.food, items: eats }] : []),
        ...(answered.length > 0 ? [{ heading: words.questions, items: answered }] : []),
        ...(message ? [{ heading: words.message, items: [{ title: message, detail: '' }] }] : []),
      ],
      action: { label: words.action, url: link, copy: words.copy },
      notes: [...(partial === true ? [words.partial] : []), words.why(writer)],
    },
  };
}
