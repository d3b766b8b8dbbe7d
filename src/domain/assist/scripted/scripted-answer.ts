import type { DateSetting } from '../../reading/date.ts';
import { findMoney } from '../../reading/money.ts';
import { takeApart } from '../instructions.ts';
import type { ScriptedAnswer } from './scripted-call.ts';
import { scriptedReading } from './scripted-reading.ts';
import { CATEGORY_SAID, SAID } from './scripted-words.data.ts';

/** A message as the service receives it. */
interface Sent {
  readonly role: string;
  readonly content: string;
}

type Row = Readonly<Record<string, unknown>>;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const say = (text: string, ...calls: ScriptedAnswer['calls'][number][]): ScriptedAnswer => ({ text, calls });
const run = (name: string, args: object = {}): ScriptedAnswer => say('', { name, args });

/** Returns the amount in a question, such as 3,000 €, 3.000 euros or 3000. One with a currency comes first. */
function amountOf(question: string): number {
  const found = findMoney(question);
  const amount = found.find(({ codes }) => codes !== null) ?? found[0];
  return Math.round((amount?.value ?? 0) / 100);
}

const named = (question: string): string[] => {
  const [, kept = ''] = /(?:sin tocar|sin bajar|without touching|but not|keep)(.*)$/.exec(question) ?? [];
  return CATEGORY_SAID.flatMap(([category, words]) => (words.test(kept) ? category : []));
};

function rowsOf(result: string | undefined, field = 'rows'): Row[] {
  try {
    const found: unknown = JSON.parse(result ?? '')[field];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Returns true if the tool refused the call, which means that no card is shown. */
function isRefused(result: string | undefined): boolean {
  try {
    return typeof JSON.parse(result ?? '').error === 'string';
  } catch {
    return false;
  }
}

/**
 * Suggests lower amounts for the three largest items, to save `save` in total. No amount falls below half.
 */
function lower(items: readonly Row[], save: number, reason: string): ScriptedAnswer['calls'][number] | null {
  const largest = [...items]
    .sort((a, b) => Number(b.planned_amount) - Number(a.planned_amount))
    .slice(0, 3)
    .filter(({ planned_amount }) => Number(planned_amount) > 0);
  const sum = largest.reduce((total, one) => total + Number(one.planned_amount), 0);
  if (sum === 0) return null;
  const part = Math.min(0.5, save / sum);
  const changes = largest.map(({ id, planned_amount }) => ({
    table: 'budget_items',
    id,
    fields: { planned_amount: Number(planned_amount) - Math.ceil(Number(planned_amount) * part) },
  }));
  return { name: 'suggest', args: { reason, changes } };
}

const ENGINES = [
  [/cuantos (?:vendran|llegaran)|how many (?:will|guests will)|pronostico|forecast/, 'forecast'],
  [/bebidas|drinks/, 'drinks'],
  [/\bmesas?\b|seat|tables/, 'seat'],
  [/horario|schedule|run sheet|guion/, 'schedule'],
  [/reparte|reparto|split|allocat/, 'allocate'],
] as const;

/** Returns the script's answer to a question. It depends on the subject and on the tool results so far. */
function answerTo(
  question: string,
  given: string,
  results: readonly string[],
  setting: DateSetting,
): ScriptedAnswer {
  const { language } = setting;
  const said = SAID[language];
  const asked = fold(question);
  const step = results.length;
  const last = results.at(-1);
  if (given === '' && isRefused(last)) return say(said.refused);
  if (given !== '') return scriptedReading(asked, given, step > 0, setting);
  if (/permiso|licencia|\bley(?:es)?\b|legal|permit|licen[cs]e|\blaws?\b|papeleo|paperwork/.test(asked))
    return step === 0 ? run('lead_to', { page: 'paperwork' }) : say(said.lead);
  if (/recomi[e]?nd|recommend|which (?:vendor|photographer|dj)|que (?:fotografo|proveedor)/.test(asked))
    return step === 0 ? run('lead_to', { page: 'vendors' }) : say(said.lead);
  if (/cuanto cuesta|how much (?:does|is) an?\b|precio(?:s)? (?:normal|habitual)|usual price/.test(asked))
    return step === 0 ? run('lead_to', { page: 'prices' }) : say(said.lead);
  if (/ahorr|\bsave\b|gastar menos|spend less/.test(asked)) {
    const save = amountOf(asked) || 1_000;
    const keep = named(asked);
    if (step === 0) return run('reach', { save, keep });
    if (step > 1) return say(said.ways);
    const items = rowsOf(last, 'open_items').filter(({ category }) => !keep.includes(String(category)));
    const suggestion = lower(items, save, said.saveReason);
    return suggestion ? say('', suggestion) : say(said.noItems);
  }
  if (/gracias|thank|mensaje|message|recordatorio|reminder|escrib|write/.test(asked)) {
    if (step === 0) return run('read_plan', { part: 'guests' });
    if (step > 1) return say(said.thanks);
    const isThanks = /gracias|thank/.test(asked);
    const rows = rowsOf(last).filter(({ household_id }) => typeof household_id === 'string');
    const row = rows.find((one) => (isThanks ? one.gift === true : one.reply === 'open')) ?? rows[0];
    if (!row) return say(said.nothing);
    const own = row.language === 'en' || row.language === 'es' ? row.language : language;
    const text = SAID[own][isThanks ? 'thanksText' : 'messageText'].replace('{name}', String(row.household));
    return run('write', { text, household: row.household_id });
  }
  if (/manana|tomorrow|briefing|resumen del dia/.test(asked))
    return step === 0 ? run('briefing') : say(said.briefing);
  const engine = ENGINES.find(([words]) => words.test(asked))?.[1];
  if (engine) return step === 0 ? run(engine) : say(said[engine]);
  const isMoney = /pag|deb|venc|dinero|pay|paid|due|owe|money/.test(asked);
  if (step === 0) return run('read_plan', { part: isMoney ? 'money' : 'tasks' });
  if (step > 1) return say(isMoney ? said.money : said.tasks);
  const open = rowsOf(last).filter((row) =>
    isMoney ? Array.isArray(row.due) && row.due.length > 0 : row.done === false,
  );
  if (open.length === 0) return say(isMoney ? said.noMoney : said.nothing);
  return run('show_rows', { ids: open.slice(0, 5).map(({ id }) => id) });
}

/** Returns the answer of the scripted service. It is deterministic and uses no model. */
export function scriptedAnswer(messages: readonly Sent[]): ScriptedAnswer {
  const system = messages[0]?.content ?? '';
  const language = /Answer in Spanish/.test(system) ? 'es' : 'en';
  const [, today = ''] = /Today is (\d{4}-\d\d-\d\d)/.exec(system) ?? [];
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const { question, given } = takeApart(messages[at]?.content ?? '');
  const results = messages.slice(at + 1).flatMap(({ role, content }) => (role === 'tool' ? content : []));
  return answerTo(question, given, results, { today, language });
}
