export interface ScriptedAnswer {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly args: object }[];
}
