/** An answer of the script: text, or tool calls. */
export interface ScriptedAnswer {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly args: object }[];
}
