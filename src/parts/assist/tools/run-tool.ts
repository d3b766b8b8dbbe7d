import type { Call } from '@/domain/assist/protocol/message';
import { readPart } from '@/domain/assist/reading/read-part';
import { PAGE_TOOLS, type PageTool } from '@/domain/assist/tools/page-tool-list';
import type { ArgsOf } from '@/domain/assist/tools/tool';
import { allocateCard, reachCard, whatIfCard } from './engine-cards';
import { cardPlace } from './places';
import { rowsCard } from './row-cards';
import { seatCard } from './seat-card';
import { briefingCard, drinksCard, forecastCard, scheduleCard } from './state-cards';
import { suggestRows } from './suggested-rows';
import { leadTo, readGuests, readQuote, writeText } from './text-tools';
import { type Ran, refused, type ToolContext } from './tool-context';

type Tools = { [T in PageTool as T['name']]: (args: ArgsOf<T>, context: ToolContext) => Ran | Promise<Ran> };

const RUN: Tools = {
  read_plan: ({ part, from = 0 }, context) => ({
    data: readPart(part, from, context.rows, context.book),
    shown: [{ kind: 'read', ...cardPlace(part, context.plan.id) }],
  }),
  allocate: allocateCard,
  what_if: whatIfCard,
  reach: reachCard,
  schedule: (_, context) => scheduleCard(context),
  forecast: (_, context) => forecastCard(context),
  seat: (_, context) => seatCard(context),
  drinks: drinksCard,
  briefing: briefingCard,
  show_rows: ({ ids }, context) => rowsCard([...new Set(ids)], context),
  read_quote: readQuote,
  read_guests: readGuests,
  write: writeText,
  lead_to: leadTo,
  suggest: suggestRows,
};

function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** For a union type: the issues of each alternative. */
  readonly errors?: readonly (readonly Issue[])[];
}

/**
 * Describes a validation issue with its path. For a union, describes the issue of the alternative that
 * matches the table.
 */
function told({ path, message, errors = [] }: Issue): string {
  const meant = errors.find((issues) => issues.every((issue) => issue.path[0] !== 'table'))?.[0];
  return [...path.map(String), meant ? told(meant) : message].join(' ');
}

/** Runs a tool call in the page. The name and arguments come from the model, so they are validated. */
export async function runTool({ name, arguments: text }: Call, context: ToolContext): Promise<Ran> {
  const tool = PAGE_TOOLS.find((one) => one.name === name);
  if (!tool) return refused('there is no such tool');
  const given = argumentsOf(text);
  if (given === undefined) return refused('the arguments are no JSON');
  // Placeholders are replaced by names first, so that limits apply to the text that the person reads.
  const read = tool.schema.safeParse(context.book.showIn(given));
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused(issue ? told(issue as Issue) : 'not valid');
  }
  try {
    return await (RUN[tool.name] as (args: unknown, context: ToolContext) => Ran | Promise<Ran>)(
      read.data,
      context,
    );
  } catch {
    return refused('the tool could not do that');
  }
}
