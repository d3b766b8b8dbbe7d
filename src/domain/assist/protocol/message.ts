/** A tool call in the format of the chat-completions protocol. */
export interface Call {
  readonly id: string;
  readonly name: string;
  /** JSON text. A model can send invalid JSON. */
  readonly arguments: string;
}

/** A message in the format of the chat-completions protocol. */
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

/** A complete response of the service. */
export interface Completion {
  readonly text: string;
  readonly calls: readonly Call[];
  /** Name of the model as the service reports it; '' if the service reports none. */
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

/** Name of the scripted service's model. It tells the page that no real model answered. */
export const SCRIPTED_MODEL = 'celebra-script';
