import { type EmailContent, firstNameOf } from '../_shared/email.ts';
import { localeOf } from '../_shared/locale.ts';
import type { Claimed, Item, News } from './claimed.ts';

type Language = Claimed['language'];

const WORDS = {
  es: {
    kinds: { task: 'Tarea', payment: 'Pago', milestone: 'Fecha clave', vendor: 'Volver a preguntar' },
    today: 'hoy',
    tomorrow: 'mañana',
    inDays: (days: number) => `en ${days} días`,
    late: (days: number) => (days === 1 ? 'venció ayer' : `venció hace ${days} días`),
    others: (count: number) => (count === 1 ? 'y una cosa más' : `y ${count} cosas más`),
    suggestions: (count: number) =>
      count === 1 ? 'Te espera una sugerencia' : `Te esperan ${count} sugerencias`,
    suggestionsHint: 'Acéptalas o recházalas en el plan',
    joined: (names: string) => `En el plan hay gente nueva: ${names}`,
    joinedHint: 'Puedes cambiar lo que puede hacer cada persona',
    offered: 'Te ofrecen este plan',
    offeredHint: 'Acéptalo o recházalo en el plan',
    title: 'Lo que toca estos días',
    hello: (name: string) => `${name ? `Hola, ${name}:` : 'Hola:'} esto es lo que tienes por delante.`,
    action: 'Abrir el plan',
    actions: 'Abrir mis planes',
    copy: 'Si el botón no funciona, copia esta dirección en el navegador:',
    why: 'Te escribimos una vez al día como mucho, por la mañana, y solo si hay algo a punto de vencer. Puedes desactivarlos aquí o en tu perfil.',
    leave: 'No recibir más recordatorios',
  },
  en: {
    kinds: { task: 'Task', payment: 'Payment', milestone: 'Milestone', vendor: 'Ask again' },
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: (days: number) => `in ${days} days`,
    late: (days: number) => (days === 1 ? 'due yesterday' : `due ${days} days ago`),
    others: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    suggestions: (count: number) =>
      count === 1 ? 'A suggestion is waiting for you' : `${count} suggestions are waiting for you`,
    suggestionsHint: 'Accept or decline them in the plan',
    joined: (names: string) => `New in the plan: ${names}`,
    joinedHint: 'You can change what each person can do',
    offered: 'This plan is offered to you',
    offeredHint: 'Accept or decline it in the plan',
    title: 'What’s coming up',
    hello: (name: string) => `${name ? `Hello ${name},` : 'Hello,'} this is what comes next in your plans.`,
    action: 'Open the plan',
    actions: 'Open my plans',
    copy: 'If the button doesn’t work, copy this address into your browser:',
    why: 'We write once a day at most, in the morning, and only when something is due. You can turn these reminders off here or in your profile.',
    leave: 'Stop these reminders',
  },
};

const DAY_MS = 86_400_000;
const daysUntil = (day: string, due: string): number =>
  Math.round((Date.parse(due) - Date.parse(day)) / DAY_MS);

function when(language: Language, day: string, due: string): string {
  const days = daysUntil(day, due);
  const words = WORDS[language];
  if (days < 0) return words.late(-days);
  return days === 0 ? words.today : days === 1 ? words.tomorrow : words.inDays(days);
}

/**
 * The first two letters of a currency code name its country. Mexican pesos, for example, are formatted as in
 * Mexico.
 */
const countryOf = ({ currency }: Item): string => currency.slice(0, 2);

const fullDate = (language: Language, item: Item): string =>
  new Intl.DateTimeFormat(localeOf(language, countryOf(item)), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${item.due_on}T00:00:00Z`));

function money(language: Language, item: Item): string {
  const { amount, currency } = item;
  if (amount === null) return '';
  const locale = language === 'es' ? `es-${countryOf(item)}` : localeOf(language, countryOf(item));
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function detail(language: Language, day: string, item: Item): string {
  const date = `${when(language, day, item.due_on)}, ${fullDate(language, item)}`;
  return [WORDS[language].kinds[item.kind], money(language, item), date].filter(Boolean).join(' · ');
}

function newsLines(language: Language, { suggestions = 0, joined = [], offered = false }: News) {
  const words = WORDS[language];
  const names = joined.filter((name) => name !== '');
  const list = new Intl.ListFormat(language).format(names);
  return [
    ...(offered ? [{ title: words.offered, detail: words.offeredHint }] : []),
    ...(suggestions > 0 ? [{ title: words.suggestions(suggestions), detail: words.suggestionsHint }] : []),
    ...(names.length > 0 ? [{ title: words.joined(list), detail: words.joinedHint }] : []),
  ];
}

export function reminderEmail(
  { language, full_name, day, items, news }: Claimed,
  site: string,
  leave: string,
): { subject: string; content: EmailContent } {
  const words = WORDS[language];
  const plans = new Map<string, { heading: string; items: { title: string; detail: string }[] }>();
  const add = (of: { plan_id: string; plan_name: string }, ...lines: { title: string; detail: string }[]) => {
    const held = plans.get(of.plan_id)?.items ?? [];
    plans.set(of.plan_id, { heading: of.plan_name, items: [...held, ...lines] });
  };
  for (const item of items) add(item, { title: item.title, detail: detail(language, day, item) });
  for (const one of news) {
    const lines = newsLines(language, one);
    if (lines.length > 0) add(one, ...lines);
  }
  const [only] = plans.keys();
  const several = plans.size > 1;
  const [first] = items;
  const rest = items.length - 1;
  return {
    subject: first
      ? `${upperFirst(when(language, day, first.due_on))}: ${first.title}${rest > 0 ? `, ${words.others(rest)}` : ''}`
      : words.title,
    content: {
      language,
      title: words.title,
      paragraphs: [words.hello(firstNameOf(full_name))],
      groups: [...plans.values()],
      action: {
        label: several ? words.actions : words.action,
        url: several ? `${site}/app` : `${site}/app/event-plan/${only}`,
        copy: words.copy,
      },
      notes: [words.why],
      leave: { label: words.leave, url: leave },
    },
  };
}
