import * as engines from './engine-tools.ts';
import * as page from './page-tools.ts';
import { READ_PLAN } from './read-plan.ts';
import { SUGGEST } from './suggest.ts';
import { jsonSchemaOf, type Tool } from './tool.ts';

export const PAGE_TOOLS = [
  READ_PLAN,
  engines.ALLOCATE,
  engines.WHAT_IF,
  engines.REACH_TOOL,
  engines.SCHEDULE,
  engines.FORECAST,
  engines.SEAT,
  engines.DRINKS_TOOL,
  engines.BRIEFING,
  page.SHOW_ROWS,
  page.READ_QUOTE,
  page.READ_GUESTS,
  page.WRITE,
  page.LEAD_TO,
  SUGGEST,
] as const;
export type PageTool = (typeof PAGE_TOOLS)[number];

/** Converts tools to the format of the chat-completions protocol. */
export const toolsJson = (tools: readonly Tool[] = PAGE_TOOLS) =>
  tools.map((tool) => ({
    type: 'function' as const,
    function: { name: tool.name, description: tool.description, parameters: jsonSchemaOf(tool) },
  }));
