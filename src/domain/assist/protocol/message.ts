/** A call of a tool, as the chat-completions protocol names it. */
export interface Call {
  readonly id: string;
  readonly name: string;
  /** JSON, or what a model takes for it. */
  readonly arguments: string;
}

/** What is sent and comes back, word for word. */
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

/** One answer of the service, whole. */
export interface Completion {
  readonly text: string;
  readonly calls: readonly Call[];
  /** As the service names it; '' where it doesn't. */
  readonly model: string;
}

export const answered = ({ text, calls }: Completion): Message => ({
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

/** The model of the scripted service, by which the page knows that no model has answered. */
export const SCRIPTED_MODEL = 'celebra-script';
