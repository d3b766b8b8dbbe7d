import type { PriceBasis } from '../quote';
import * as vocabulary from './read-words.data';

const EACH = 'c/u|cada un[oa]|apiece|each';
export const EACH_OF = /^\s*(?:per|each|la|el|por|cada) [a-z]+/u;
const per = (list: string) =>
  new RegExp(`^[\\s(]*(?:/ ?|(?:por|per|a|an|cada|la|el|x)\\s+)?(?:cada )?(?:${list})(?![a-z])`, 'u');
const after = {
  guest: per(vocabulary.PER_GUEST),
  hour: per(vocabulary.PER_HOUR),
  unit: per(`${EACH}|${vocabulary.PER_UNIT}`),
};
const before = {
  guest: new RegExp(
    `(?:por|per|/|cada|al) ?(?:${vocabulary.PER_GUEST})(?![a-z])|(?:^|[^a-z])(?:el|del|valor|precio|de la) (?:cubierto|plato|comensal|adulto|invitado|tarjeta)(?![a-z])`,
    'u',
  ),
  hour: new RegExp(`(?:por|per|/) ?(?:${vocabulary.PER_HOUR})(?![a-z])`, 'u'),
  unit: new RegExp(`(?:por|per|/|cada) ?(?:${vocabulary.PER_UNIT})(?![a-z])`, 'u'),
};

/** "130 € + IVA (10 %) cubierto": the tax between an amount and what it is for. */
const TAX = new RegExp(
  `^\\s*(?:\\+|mas|plus|inc\\w*\\.?)\\s*(?:el )?(?:\\d{1,2}\\s?% (?:de )?)?${vocabulary.TAX_NAME}(?:\\s*\\(?\\d{1,2}(?:[.,]\\d+)?\\s?%\\)?)?`,
  'u',
);

/** A sentence without an amount that says what the prices of the others are for. */
export const ALL_PER_GUEST = new RegExp(
  `^[^\\d\\p{Sc}]*(?:precios?|prices?|tarifas?|rates?|importes?)(?![a-z])[^\\d\\p{Sc}]{0,25}(?:por|per) (?:${vocabulary.PER_GUEST})(?![a-z])`,
  'u',
);

/** What an amount is for: a guest, an hour, one of something, or the whole event. */
export function basisOf(near: string, following: string, isLast: boolean): PriceBasis {
  // "95 € + 10 % IVA por persona": what stands between is rates; what another amount follows is about that one.
  const chunk = following.split(/, |;|\. /u)[0] ?? '';
  const told = isLast || chunk.length < following.length ? chunk : '';
  const untaxed = following.replace(TAX, '');
  for (const basis of ['guest', 'hour', 'unit'] as const)
    if (
      after[basis].test(following) ||
      after[basis].test(untaxed) ||
      before[basis].test(near) ||
      before[basis].test(told)
    )
      return basis;
  return 'event';
}
