import type { KindId } from '@/domain/plan/kind';
import type { Translate } from '@/lib/translation';

/** Returns the name of a kind of event. Weddings and anniversaries use the name of their type. */
export const kindName = (t: Translate<readonly ['methods', 'common']>, kind: KindId): string =>
  kind === 'wedding' || kind === 'anniversary' ? t(`common:eventType.${kind}`) : t(`common:kind.${kind}`);
