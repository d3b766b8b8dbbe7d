import { KIND_GUESTS } from '@/domain/guests/kind-guests.data';
import { kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Chip, Chips } from '@/ui/chips';

interface RoleChipsProps {
  chosen: readonly string[];
  onPress: (tag: string) => void;
}

/**
 * Chips for roles that are usual at this kind of event, such as godparents, speakers or donors. They are
 * stored as tags.
 */
export function RoleChips({ chosen, onPress }: RoleChipsProps) {
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  return (
    <Chips label={t('form.roles')} shown>
      {KIND_GUESTS[kindOf(plan)].roles.map((role) => {
        const tag = t(`form.role.${role}`);
        return (
          <Chip key={role} pressed={chosen.includes(tag)} onPress={() => onPress(tag)}>
            {tag}
          </Chip>
        );
      })}
    </Chips>
  );
}
