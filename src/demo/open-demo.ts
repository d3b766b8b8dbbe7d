import { DEMO_PERSON } from '@/data/live/demo-person';
import type { RowTable } from '@/data/sync/noun';
import { addDays } from '@/domain/calendar';
import type { PlanFacts } from '@/domain/plan/facts';
import { DEMO_PLAN } from '@/lib/demo';
import { deviceStorage } from '@/lib/device-storage';
import { today } from '@/lib/format';
import { SESSION_KEY } from '@/lib/session/session-key';
import { sessionArrived } from '@/lib/session/session-state';
import { type Language, readTexts } from '@/lib/texts';
import { askInstead } from '@/lib/timed-fetch';
import type { Stored } from './columns';
import { DemoMemory } from './memory';
import { sampleCountry } from './sample/elsewhere';
import type { SampleChange } from './sample/guests';
import { type SampleWords, sampleWedding } from './sample/plans';
import { demoService } from './service';

const PERSON = { id: '00000000-0000-4000-8000-0000000000d0', email: '' };

const at = (today: string, days_ago: number): string =>
  new Date(Date.parse(`${today}T12:00:00Z`) - days_ago * 86_400_000).toISOString();

let sample: Pick<PlanFacts, 'name' | 'event_date'> | undefined;

export const sampleFacts = () => sample;

/** Fills the memory with the sample wedding, in chronological order. */
function fill(memory: DemoMemory, words: SampleWords, language: Language): void {
  const day = today();
  const wedding = sampleWedding(day, sampleCountry(language, navigator.languages), words);
  const { facts, categories, began, ledger, guests } = wedding;
  sample = facts;
  const save = (table: RowTable, id: string, row: object | null, days_ago: number) =>
    memory.save(DEMO_PLAN, [{ table, id, version: 0, row }], at(day, days_ago));
  const first = began ? { budget: began.budget, guest_count: began.guest_count } : {};
  const plan_categories = began?.categories ?? categories;
  save('event_plans', DEMO_PLAN, { ...facts, ...first, plan_categories }, began?.days_ago ?? 90);
  const steps = (ledger?.items ?? []).flatMap(({ id, idea, planned_ago, since, since_ago }) => [
    { id, row: idea as object | null, days_ago: planned_ago },
    ...(since === undefined ? [] : [{ id, row: since as object | null, days_ago: since_ago }]),
  ]);
  steps.sort((a, b) => b.days_ago - a.days_ago);
  for (const { id, row, days_ago } of steps) save('budget_items', id, row, days_ago);
  if (began) save('event_plans', DEMO_PLAN, { ...facts, plan_categories: categories }, began.grew);

  const others: Partial<Record<RowTable, readonly object[]>> = {
    contributions: ledger?.contributions ?? [],
    tasks: wedding.tasks,
    timeline_items: wedding.timeline,
    scenarios: wedding.scenarios,
    drinks_preferences: wedding.drinks,
  };
  for (const [table, rows] of Object.entries(others))
    memory.save(
      DEMO_PLAN,
      rows.map((row) => ({ table: table as RowTable, id: crypto.randomUUID(), version: 0, row })),
    );
  memory.save(
    PERSON.id,
    wedding.book.map((row) => ({ table: 'vendors', id: crypto.randomUUID(), version: 0, row })),
  );
  for (const table of ['event_parts', 'event_questions', 'households', 'guests'] as const)
    memory.save(
      DEMO_PLAN,
      (guests?.[table] ?? []).map((change) => ({ table, ...change })),
    );
  memory.save(
    DEMO_PLAN,
    wedding.quotes.map((change) => ({ table: 'vendor_quotes', ...change })),
  );
  for (const { bytes, ...change } of wedding.files) {
    memory.files.set(`${DEMO_PLAN}/${change.id}`, new Blob([bytes], { type: change.row.media_type }));
    memory.save(DEMO_PLAN, [{ table: 'attachments', ...change }]);
  }
  for (const [table, rows] of Object.entries(wedding.seating ?? {}))
    memory.save(
      DEMO_PLAN,
      rows.map((change: SampleChange) => ({ table: table as RowTable, ...change })),
    );
}

/**
 * The sample suggestion moves a task's due date one week earlier. That task must be due more than this many
 * weeks from today.
 */
const WEEKS = 3;

/** Adds the scripted member and her suggestion. Only the sample wedding gets them. */
function invite(memory: DemoMemory, language: Language): void {
  memory.put('profiles', {
    id: DEMO_PERSON,
    full_name: language === 'en' ? 'Vera (sample)' : 'Vera (ejemplo)',
  });
  memory.put('event_plans', { ...memory.get('event_plans', DEMO_PLAN), is_shared: true });
  const dayOf = (task: Stored) => String(task.recommended_completion_date);
  const [task] = memory
    .all('tasks')
    .filter((one) => one.completed_at === null && dayOf(one) > addDays(today(), WEEKS * 7))
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  if (!task) return;
  const change = {
    table: 'tasks',
    id: task.id,
    version: task.version,
    row: { recommended_completion_date: addDays(dayOf(task), -7) },
    before: { recommended_completion_date: dayOf(task) },
  };
  const row = {
    author: DEMO_PERSON,
    reason: language === 'en' ? 'It leaves us a week to spare.' : 'Así nos sobra una semana.',
    changes: [change],
    states: ['open'],
    moved: {},
  };
  memory.save(DEMO_PLAN, [{ table: 'suggestions', id: crypto.randomUUID(), version: 0, row }]);
}

/**
 * Opens the public demonstration in this page: creates a sample wedding and an account in memory, and makes
 * the app's clients use them. Call it before any data is read.
 */
export async function openDemo(language: Language): Promise<{ readonly isTouched: () => boolean }> {
  const words = await Promise.all([readTexts(language, 'checklist'), readTexts(language, 'timeline')]);
  const memory = new DemoMemory(PERSON.id);
  memory.put('profiles', {
    id: PERSON.id,
    full_name: language === 'en' ? 'Lucy Harper' : 'Lucía Romero',
    language_preference: language,
    email_reminders: false,
    time_zone: null,
  });
  memory.put('entitlements', { id: PERSON.id, user_id: PERSON.id, plan_tier: 'pro' });
  // Cast, because the type of the texts has no index signature, but the sample reads texts by key.
  fill(memory, { checklist: words[0], timeline: words[1] } as SampleWords, language);
  invite(memory, language);
  let touched = false;
  askInstead(
    demoService(memory, () => {
      touched = true;
    }),
  );
  const token = 'demonstration';
  const session = { access_token: token, expires_at: Number.MAX_SAFE_INTEGER, user: PERSON };
  // In the demonstration, this storage is the page's memory (lib/device-storage.ts).
  deviceStorage.setItem(SESSION_KEY, JSON.stringify(session));
  sessionArrived(PERSON, token);
  return { isTouched: () => touched };
}
