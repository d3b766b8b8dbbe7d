import * as z from 'zod/mini';

/** A tool that a model can call. One schema both describes and checks its arguments. */
export interface Tool<Name extends string = string, Args = unknown> {
  readonly name: Name;
  /** Description for the model, in English. */
  readonly description: string;
  readonly schema: z.ZodMiniType<Args>;
}

export const defineTool = <Name extends string, Args>(tool: Tool<Name, Args>): Tool<Name, Args> => tool;

export type ArgsOf<T extends Tool> = T extends Tool<string, infer Args> ? Args : never;

export function jsonSchemaOf({ schema }: Tool): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>;
  return described;
}
