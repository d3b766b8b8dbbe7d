import type { Call, Completion } from './message';

/** Limits in characters and calls. A longer response is rejected. */
export const MOST_TEXT = 20_000;
const MOST_ARGUMENTS = 60_000;
const MOST_CALLS = 12;

interface Open {
  id: string;
  name: string;
  arguments: string;
  index: number | null;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Returns the arguments of a call as text, because some services send an object. */
const argumentsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value);

/**
 * Assembles a streamed response. It accepts the deviations of real services: calls without `index`, or all
 * with index 0; an `id` only in the first piece; the name after the arguments, or in every piece; pieces
 * without `choices`; or one complete message without streaming.
 */
export class Assembler {
  #text = '';
  #model = '';
  readonly #calls: Open[] = [];

  /** Adds a piece or a complete response. Returns the text that was added. */
  take(piece: unknown): string {
    const { choices, model } = fieldsOf(piece);
    if (this.#model === '') this.#model = textOf(model);
    const [choice] = listOf(choices);
    const { delta, message } = fieldsOf(choice);
    const { content, tool_calls } = fieldsOf(delta ?? message);
    for (const one of listOf(tool_calls)) this.#takeCall(fieldsOf(one), delta === undefined);
    const added = textOf(content).slice(0, MOST_TEXT - this.#text.length);
    this.#text += added;
    return added;
  }

  /** True if the response exceeds the limits. */
  get isFull(): boolean {
    return (
      this.#text.length >= MOST_TEXT ||
      this.#calls.length > MOST_CALLS ||
      this.#calls.some((call) => call.arguments.length > MOST_ARGUMENTS)
    );
  }

  /** Returns the complete response. Calls without a name are dropped. */
  completion(): Completion {
    const calls = this.#calls.filter(({ name }) => name !== '').slice(0, MOST_CALLS);
    return {
      text: this.#text,
      model: this.#model,
      calls: calls.map(
        (call, i): Call => ({
          // Ids must be unique, because later messages refer to calls by id.
          id: call.id && calls.findIndex(({ id }) => id === call.id) === i ? call.id : `call-${i + 1}`,
          name: call.name,
          arguments: call.arguments.trim() === '' ? '{}' : call.arguments,
        }),
      ),
    };
  }

  #takeCall({ id, index, function: called }: Fields, isWholeCall: boolean): void {
    const { name, arguments: args } = fieldsOf(called);
    const piece = {
      id: textOf(id),
      index: typeof index === 'number' ? index : null,
      name: textOf(name),
      arguments: argumentsOf(args),
    };
    const open = isWholeCall ? undefined : this.#openFor(piece);
    if (!open) {
      this.#calls.push(piece);
      return;
    }
    open.id ||= piece.id;
    open.name ||= piece.name;
    open.arguments += piece.arguments;
  }

  /** Returns the call that a piece continues; undefined if the piece begins a new call. */
  #openFor({ id, index, name }: Open): Open | undefined {
    if (id !== '') {
      const known = this.#calls.find((call) => call.id === id);
      if (known) return known;
    }
    const last = this.#calls.findLast(
      (call) => index === null || call.index === null || call.index === index,
    );
    if (!last) return undefined;
    // If both have an id, a different id begins a new call, whatever the index.
    if (id !== '' && last.id !== '') return undefined;
    // A second name begins a new call if the previous call is complete.
    const begins = name !== '' && last.name !== '' && (name !== last.name || isWhole(last.arguments));
    return begins ? undefined : last;
  }
}
