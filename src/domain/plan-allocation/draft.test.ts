import { expect, it } from 'vitest';
import { defaultChoices } from '../plan/facts';
import { readAllocationDraft } from './draft';

const choices = defaultChoices('wedding');

it('a stored draft of an allocation is refused if its format is wrong', () => {
  const draft = { base: choices, choices: choices.map((choice, i) => ({ ...choice, priority: i + 1 })) };
  expect(readAllocationDraft(JSON.parse(JSON.stringify({ draft })))).toEqual(draft);
  for (const other of [null, 'draft', {}, { draft: null }, { draft: { base: choices } }])
    expect(readAllocationDraft(other)).toBeNull();
  const foreign = [{ ...choices[0], category: 'fireworks' }];
  expect(readAllocationDraft({ draft: { base: choices, choices: foreign } })).toBeNull();
});
