/** A tool call in the format of the chat-completions protocol. */
export interface Call {
  readonly id: string;
  readonly name: string;
  /** JSON, or invalid JSON from a model. */
  readonly arguments: string;
}

/** A message of the protocol, as sent and received. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly type: 'function';
    readonly function: Pick<Call, 'name' | 'arguments'>;
  }[];
  readonly tool_call_id?: string;
}

/** A complete answer of the service. */
export interface Completion {
  readonly text: string;
  readonly calls: readonly Call[];
  /** The model as the service names it; '' without a name. */
  readonly model: string;
}

export const answerMessage = ({ text, calls }: Completion): Message => ({
  role: 'assistant',
  content: text,
  ...(calls.length > 0 && {
    tool_calls: calls.map(({ id, name, arguments: args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }),
});

/** Model name of the scripted service, by which the page knows that no model answered. */
export const SCRIPTED_MODEL = 'celebra-script';
