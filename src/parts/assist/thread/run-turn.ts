import { answerMessage, type Call, type Completion, type Message } from '@/domain/assist/protocol/message';
import type { Ran } from '../tools/tool-context';

/** Maximum rounds of a turn. A model that keeps calling tools is then stopped. */
const MOST_ROUNDS = 8;
/** Maximum characters of a tool’s result that are sent to the model. */
const MOST_RESULT = 40_000;

interface TurnSteps {
  /** Called with each message, which the thread then stores. */
  onMessage(message: Message): void;
  onAnswer(completion: Completion): void;
  onRan(ran: Ran): void;
  ask(messages: readonly Message[]): Promise<Completion>;
  run(call: Call): Promise<Ran>;
}

/**
 * Runs one turn: sends the question, runs tool calls and returns their results, until the model answers with
 * text only. After too many rounds the turn ends. Nothing is left half done, because tools only read and
 * suggest.
 */
export async function runTurn(
  before: readonly Message[],
  steps: TurnSteps,
  signal: AbortSignal,
): Promise<void> {
  const messages = [...before];
  const add = (message: Message) => {
    messages.push(message);
    steps.onMessage(message);
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const completion = await steps.ask(messages);
    signal.throwIfAborted();
    add(answerMessage(completion));
    steps.onAnswer(completion);
    if (completion.calls.length === 0) return;
    for (const call of completion.calls) {
      const ran = await steps.run(call);
      signal.throwIfAborted();
      steps.onRan(ran);
      add({
        role: 'tool',
        tool_call_id: call.id,
        content: JSON.stringify(ran.data).slice(0, MOST_RESULT),
      });
    }
  }
}
