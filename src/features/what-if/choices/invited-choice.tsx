import { memo } from 'react';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { useInvited } from '../use-invited';

/**
 * Buttons that take the number of guests from the guest list: with the second list, without the second list,
 * or only for one part of the event.
 */
export const InvitedChoice = memo(function InvitedChoice({
  guests,
  onChange,
}: {
  guests: number;
  onChange: (hundredths: number) => void;
}) {
  const { t } = useTranslation('whatif');
  const { editable } = usePlanContext();
  const invited = useInvited();
  if (!editable || invited.length === 0) return null;
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="text-sm font-medium">{t('invited.title')}</legend>
      <p className="text-sm text-ink-muted">{t('invited.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {invited.map(({ key, name, expected, possible }) => (
          <Button
            key={key}
            look={expected === guests ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={expected === guests}
            onClick={() => onChange(expected * 100)}
          >
            <span className="min-w-0 text-left break-words">
              {t('invited.size', {
                name,
                expected: formatNumber(expected),
                count: possible,
              })}
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
});
