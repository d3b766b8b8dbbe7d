import { type SampleWords, sampleWedding } from '@/demo/sample/plans';
import type { ArchivedPlan, ArchivedRow } from '@/domain/archive/archive';
import { readTexts } from '@/lib/texts';

/** The demo wedding, because it has every kind of row that a plan can have. */
export async function weddingArchive(): Promise<{
  plan: ArchivedPlan;
  files: ReadonlyMap<string, Uint8Array>;
}> {
  const [checklist, timeline] = await Promise.all([
    readTexts('es', 'checklist'),
    readTexts('es', 'timeline'),
  ]);
  const sample = sampleWedding('2127-01-10', 'ES', { checklist, timeline } as SampleWords);
  const plan_id = crypto.randomUUID();
  const row = (table: string, content: object, id = crypto.randomUUID() as string): ArchivedRow => ({
    table,
    id,
    version: 0,
    row: JSON.parse(JSON.stringify(content)),
  });
  const changes = (table: string, all: readonly { id: string; row: object | null }[] = []) =>
    all.map((one) => row(table, one.row ?? {}, one.id));
  const { facts, categories, ledger, guests, seating } = sample;
  return {
    files: new Map(sample.files.map(({ id, bytes }) => [id, new Uint8Array(bytes)])),
    plan: {
      plan_id,
      rows: [
        row('event_plans', { ...facts, plan_categories: categories }, plan_id),
        ...changes('event_parts', guests?.event_parts),
        ...changes('event_questions', guests?.event_questions),
        ...changes('households', guests?.households),
        ...changes('guests', guests?.guests),
        ...(ledger?.items ?? []).map(({ id, idea, since }) => row('budget_items', since ?? idea, id)),
        ...(ledger?.contributions ?? []).map((one) => row('contributions', one)),
        ...sample.tasks.map((one) => row('tasks', one)),
        ...sample.timeline.map((one) => row('timeline_items', one)),
        ...sample.scenarios.map((one) => row('scenarios', one)),
        ...sample.drinks.map((one) => row('drinks_preferences', one)),
        ...changes('vendor_quotes', sample.quotes),
        ...changes('attachments', sample.files),
        ...Object.entries(seating ?? {}).flatMap(([table, rows]) => changes(table, rows)),
      ],
    },
  };
}
