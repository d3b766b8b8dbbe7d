import { SCRIPTED_MODEL } from '../protocol/message.ts';
import { scriptedAnswer } from './scripted-answer.ts';

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ model: SCRIPTED_MODEL, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/**
 * Streams the scripted service’s answer like a real service: text word by word, and a tool call in two
 * pieces.
 */
export function scriptedStream(messages: Parameters<typeof scriptedAnswer>[0]): string {
  const { text, calls } = scriptedAnswer(messages);
  const words = text.match(/\S+\s*/gu) ?? [];
  return [
    chunk({ role: 'assistant', content: '' }),
    ...words.map((content) => chunk({ content })),
    ...calls.flatMap(({ name, args }, index) => [
      chunk({
        tool_calls: [
          {
            index,
            id: `scripted-${messages.length}-${index}`,
            type: 'function',
            function: { name, arguments: '' },
          },
        ],
      }),
      chunk({ tool_calls: [{ index, function: { arguments: JSON.stringify(args) } }] }),
    ]),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    'data: [DONE]\n\n',
  ].join('');
}
