/**
 * Finds unneeded words in a word list. Removes one alternative of a list or regular expression at a time,
 * runs the tests, and prints the alternatives that no test needs:
 * node tests/ablate.mjs src/domain/reading/words.data.ts src/domain/reading src/domain/ledger/quick-entry
 * The first path is the file with the words; the others select the tests. The file is restored at the end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

const [source = '', ...tests] = process.argv.slice(2);
const path = resolve(source);
const text = readFileSync(path, 'utf8');

/**
 * Finds the end of an alternative in either direction: the next bar, or the end of its group, string or
 * regular expression. Returns -1 if there is none on the line.
 */
function endOf(/** @type {number} */ from, /** @type {number} */ step) {
  let depth = 0;
  for (let at = from; ; at += step) {
    const [letter = '\n', before] = [text[at], text[at - 1]];
    if (letter === '\n') return -1;
    if (before === '\\') continue;
    const [opens, closes] = step > 0 ? ['(', ')'] : [')', '('];
    if (letter === closes && depth === 0) return at;
    if (letter === opens) depth += 1;
    if (letter === closes) depth -= 1;
    if (depth === 0 && /[|'"`/]/u.test(letter)) return at;
  }
}

const cuts = new Map();
for (const { index } of text.matchAll(/(?<![|&\\ ])\|(?![|& ])/gu)) {
  const [start, end] = [endOf(index - 1, -1), endOf(index + 1, 1)];
  if (start < 0 || end < 0) continue;
  cuts.set(`${index}`, [index, end]);
  // The first alternative of a group is removed together with the bar after it. The start of the group, such
  // as `(?<name>`, stays.
  const mark = /^\(?(?:\?(?:<?[!=]|:|<\w+>))?\^?/u.exec(text.slice(start, index))?.[0].length || 1;
  if (text[start] !== '|') cuts.set(`${start}`, [start + mark, index + 1]);
}
let at = 0;
for (const line of text.split('\n')) {
  if (/^\s+(?:\[.*\]|'[^']*'|\w+: [\d_]+),$/u.test(line)) cuts.set(`line ${at}`, [at, at + line.length + 1]);
  at += line.length + 1;
}

const vitest = await createVitest('test', {
  watch: false,
  reporters: [{}],
  project: ['domain'],
  isolate: false,
  bail: 1,
  testNamePattern: /^(?!.*(?:any text|no line fails))/u,
});
async function fails() {
  vitest.invalidateFile(path);
  vitest.state.clearErrors();
  const specifications = await vitest.globTestSpecifications(tests);
  if (specifications.length === 0) throw new Error('no tests');
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  // After the first failure, the files that still run are cancelled and stay pending.
  const failing = ['failed', 'pending', 'queued'];
  return unhandledErrors.length > 0 || testModules.some((one) => failing.includes(one.state()));
}

let [needed, unneeded] = [0, 0];
try {
  if (await fails()) throw new Error('the tests fail as they are');
  for (const [from, to] of [...cuts.values()].sort(([a], [b]) => a - b)) {
    writeFileSync(path, text.slice(0, from) + text.slice(to));
    if (await fails()) needed += 1;
    else {
      unneeded += 1;
      process.stdout.write(`${text.slice(0, from).split('\n').length}: ${text.slice(from, to).trim()}\n`);
    }
  }
} finally {
  writeFileSync(path, text);
  await vitest.close();
}
process.stdout.write(`${needed} needed, ${unneeded} not\n`);
