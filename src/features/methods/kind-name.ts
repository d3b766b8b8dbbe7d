import type { KindId } from '@/domain/plan/kind';
import type { Translate } from '@/lib/translation';

/** What a kind of event is called; weddings and anniversaries are called as their type is. */
export const kindName = (t: Translate<readonly ['methods', 'common']>, kind: KindId): string =>
  kind === 'wedding' || kind === 'anniversary' ? t(`common:eventType.${kind}`) : t(`common:kind.${kind}`);
