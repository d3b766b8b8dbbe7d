import type { Category } from '../../plan/facts';
import { PARTS_OF_SERVICE } from './read-words.data';

const patternsOf = (name: string) => ({
  /** "Barra libre de", "open bar (up to" */
  before: new RegExp(
    `(?<![a-z])(?:${name})(?:[ ,:(·–-]+(?!y |and |con |with |mas |plus )[a-z]+){0,2}?[ ,:(·–-]*$`,
    'u',
  ),
  /** "de barra libre", "-long premium open bar" */
  after: new RegExp(
    `^(?:[ -](?:de|of|long|para|for|el|la|los|the|an?))*[ -](?:(?!y |and |con |with |mas |plus |inclu)[a-z]+ )?(?:${name})(?![a-z])`,
    'u',
  ),
  name: new RegExp(`(?<![a-z])(?:${name})(?![a-z])`, 'u'),
});
/** "Barra libre, 8 horas de servicio" */
const OF_ALL =
  /^ (?:de|of) (?:el |la |the )?(?:servicio|evento|fiesta|celebracion|uso|alquiler|service|event|party|hire)/u;
const PARTS = PARTS_OF_SERVICE.map(([own, name]) => [own, patternsOf(name)] as const);

/** Whether hours are those of a part of the service, such as an open bar, unless the vendor is there for that part. */
export const isOfPart = (ahead: string, behind: string, heading: string, category: Category): boolean =>
  PARTS.some(
    ([own, { before, after, name }]) =>
      !own.includes(category) &&
      ((before.test(ahead) && !OF_ALL.test(behind)) || after.test(behind) || name.test(heading)),
  );

/** Whether an extra hour is one of a part of the service: the sentence or its heading names the part. */
export const namesPart = (sentence: string, heading: string, category: Category): boolean =>
  PARTS.some(([own, { name }]) => !own.includes(category) && (name.test(sentence) || name.test(heading)));
