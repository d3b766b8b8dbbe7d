import type { KindId } from '@/domain/plan/kind';
import type { Translate } from '@/lib/translation';

/** Returns a kind's name; weddings and anniversaries have their type's. */
export const kindName = (t: Translate<readonly ['methods', 'common']>, kind: KindId): string =>
  kind === 'wedding' || kind === 'anniversary' ? t(`common:eventType.${kind}`) : t(`common:kind.${kind}`);
