import type { LinkChoices, LinkSettings } from '@/data/shared-links';
import type { Translate } from '@/lib/translation';

/** Names a link after its person. A kitchen's link is named after its part of the event. */
export function linkName(
  { scope, responsible, part_id }: Pick<LinkSettings, 'scope' | 'responsible' | 'part_id'>,
  parts: LinkChoices['parts'],
  t: Translate<'links'>,
): string {
  if (scope === 'day') return t('scope.day', { who: responsible });
  if (scope === 'family') return t('scope.family');
  const part = parts.find(({ id }) => id === part_id)?.name;
  return part ? t('scope.kitchenOf', { part }) : t('scope.kitchen');
}
