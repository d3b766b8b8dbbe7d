import { Refusal } from '../_shared/refusal.ts';

/**
 * A message of the chat-completions protocol, reduced to the fields that are passed on. Only text is
 * accepted, no images.
 */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string;
  readonly tool_calls?: readonly unknown[];
  readonly tool_call_id?: string;
}

export interface Asked {
  readonly plan_id: string;
  readonly messages: readonly Message[];
  readonly tools: readonly unknown[];
}

const ROLES: readonly string[] = ['system', 'user', 'assistant', 'tool'] satisfies Message['role'][];
const MOST_MESSAGES = 200;
const MOST_TOOLS = 30;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[a-z][a-z0-9_]{0,63}$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown, most: number): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > most) throw new Refusal(400, 'not valid');
  return value;
};
const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new Refusal(400, 'not valid');
  return value;
};
const nameOf = (value: unknown): string => {
  if (typeof value !== 'string' || !NAME.test(value)) throw new Refusal(400, 'not valid');
  return value;
};

function callOf(value: unknown) {
  const { id, function: called } = fieldsOf(value);
  const { name, arguments: args } = fieldsOf(called);
  return { id: textOf(id), type: 'function', function: { name: nameOf(name), arguments: textOf(args) } };
}

function messageOf(value: unknown): Message {
  const { role, content, tool_calls, tool_call_id } = fieldsOf(value);
  if (typeof role !== 'string' || !ROLES.includes(role)) throw new Refusal(400, 'not valid');
  return {
    role: role as Message['role'],
    content: textOf(content),
    ...(tool_calls === undefined ? {} : { tool_calls: listOf(tool_calls, MOST_TOOLS).map(callOf) }),
    ...(tool_call_id === undefined ? {} : { tool_call_id: textOf(tool_call_id) }),
  };
}

function toolOf(value: unknown) {
  const { name, description, parameters } = fieldsOf(fieldsOf(value).function);
  return {
    type: 'function',
    function: { name: nameOf(name), description: textOf(description), parameters: fieldsOf(parameters) },
  };
}

/**
 * Validates the page's request and refuses unknown fields.
 * @throws Refusal 400 for an invalid request
 */
export function readAsked(fields: ReadonlyMap<string, unknown>): Asked {
  const plan_id = textOf(fields.get('plan_id'));
  const messages = listOf(fields.get('messages'), MOST_MESSAGES).map(messageOf);
  if (!UUID.test(plan_id) || messages.length === 0) throw new Refusal(400, 'not valid');
  return { plan_id, messages, tools: listOf(fields.get('tools'), MOST_TOOLS).map(toolOf) };
}
