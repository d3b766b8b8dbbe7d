import * as z from 'zod/mini';

/** What a model may call: its arguments are described to it, and checked, by one schema. */
export interface Tool<Name extends string = string, Args = unknown> {
  readonly name: Name;
  /** In English, for the model. */
  readonly description: string;
  readonly schema: z.ZodMiniType<Args>;
}

export const defineTool = <Name extends string, Args>(tool: Tool<Name, Args>): Tool<Name, Args> => tool;

export type ArgsOf<T extends Tool> = T extends Tool<string, infer Args> ? Args : never;

/** The arguments' JSON schema, as protocols of tools want it. */
export function jsonSchemaOf({ schema }: Tool): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
  return described;
}
