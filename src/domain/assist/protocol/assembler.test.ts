import { expect, test } from 'vitest';
import { Assembler, MOST_TEXT } from './assembler';

const piece = (delta: object) => ({ model: 'm', choices: [{ index: 0, delta }] });
const call = (fields: object) => piece({ tool_calls: [fields] });
const of = (...pieces: unknown[]) => {
  const assembler = new Assembler();
  for (const one of pieces) assembler.take(one);
  return assembler.completion();
};
const named = (name: string, args = '') => ({ function: { name, arguments: args } });
const TWO = [
  { name: 'forecast', arguments: '{}' },
  { name: 'drinks', arguments: '{"guest_count":80}' },
];

test('streamed text is passed on piece by piece as it arrives', () => {
  const assembler = new Assembler();
  expect([piece({ content: 'Ho' }), piece({ content: 'la' })].map((one) => assembler.take(one))).toEqual([
    'Ho',
    'la',
  ]);
  expect(assembler.completion()).toEqual({ text: 'Hola', calls: [], model: 'm' });
});

test.each([
  [
    'as it is written down',
    [
      call({ index: 0, id: 'a', ...named('forecast') }),
      call({ index: 0, function: { arguments: '{}' } }),
      call({ index: 1, id: 'b', ...named('drinks', '{"guest') }),
      call({ index: 1, function: { arguments: '_count":80}' } }),
    ],
  ],
  [
    'without an index',
    [
      call({ id: 'a', ...named('forecast', '{}') }),
      call({ id: 'b', ...named('drinks', '{"guest_count":80}') }),
    ],
  ],
  [
    'without an index and without ids',
    [piece({ tool_calls: [named('forecast', '{}'), named('drinks', '{"guest_count":80}')] })],
  ],
  [
    'with the index 0 for every call',
    [
      call({ index: 0, id: 'a', ...named('forecast', '{}') }),
      call({ index: 0, id: 'b', ...named('drinks', '{"guest_count"') }),
      call({ index: 0, function: { arguments: ':80}' } }),
    ],
  ],
  [
    'with an id in the first piece alone',
    [
      call({ index: 0, id: 'a', ...named('forecast') }),
      call({ index: 0, id: '', function: { arguments: '{}' } }),
      call({ index: 1, id: 'b', ...named('drinks') }),
      call({ index: 1, id: null, function: { arguments: '{"guest_count":80}' } }),
    ],
  ],
  [
    'with the name behind the arguments',
    [
      call({ index: 0, id: 'a', function: { arguments: '{}' } }),
      call({ index: 0, function: { name: 'forecast' } }),
      call({ index: 1, id: 'b', function: { arguments: '{"guest_count":80}' } }),
      call({ index: 1, function: { name: 'drinks' } }),
    ],
  ],
  [
    'between pieces without choices',
    [
      { usage: {} },
      { choices: [] },
      call({ index: 0, id: 'a', ...named('forecast', '{}') }),
      { choices: null },
      call({ index: 1, id: 'b', ...named('drinks', '{"guest_count":80}') }),
      'nonsense',
      null,
    ],
  ],
  [
    'in one message, where the service doesn’t stream',
    [
      {
        choices: [
          {
            message: {
              content: null,
              tool_calls: [
                { id: 'a', ...named('forecast', '{}') },
                { id: 'b', function: { name: 'drinks', arguments: { guest_count: 80 } } },
              ],
            },
          },
        ],
      },
    ],
  ],
])('the assembler tells two tool calls apart if they arrive %s', (_, pieces) => {
  const { calls } = of(...pieces);
  expect(calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(TWO);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  expect(calls.every(({ id }) => id !== '')).toBe(true);
});

test('a tool name repeated in every piece is read only once', () => {
  const { calls } = of(
    call({ index: 0, id: 'a', ...named('drinks', '{"guest') }),
    call({ index: 0, id: 'a', ...named('drinks', '_count":80}') }),
  );
  expect(calls).toEqual([{ id: 'a', name: 'drinks', arguments: '{"guest_count":80}' }]);
});

test('an endless answer is cut off at the maximum length', () => {
  const assembler = new Assembler();
  for (let i = 0; i < 300; i++) assembler.take(piece({ content: 'bla '.repeat(500) }));
  expect(assembler.isFull).toBe(true);
  expect(assembler.completion().text).toHaveLength(MOST_TEXT);
  const calls = new Assembler();
  for (let i = 0; i < 50; i++) calls.take(call({ index: i, id: `c${i}`, ...named('forecast', '{}') }));
  expect(calls.isFull).toBe(true);
  expect(calls.completion().calls.length).toBeLessThanOrEqual(12);
});
