import type { Drink, DrinkShares } from '@/domain/drinks/drink';
import { splitOf, withPart } from '@/domain/drinks/split';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';

interface SplitFieldsProps {
  shares: DrinkShares;
  /** True if a person has changed the shares. */
  isOwn: boolean;
  /** Called with the changed shares, or with undefined to restore the default shares. */
  onChange: (split: Partial<Record<Drink, number>> | undefined) => void;
}

/**
 * Fields for the share of each alcoholic drink. When one share is entered, the remainder is divided among the
 * other drinks.
 */
export function SplitFields({ shares, isOwn, onChange }: SplitFieldsProps) {
  const { t } = useTranslation('drinks');
  const split = splitOf(shares);
  if (split.length < 2) return null;
  return (
    <Disclosure title={t('moments.split')} summaryClassName="font-medium">
      <p className="mt-1 text-sm text-ink-muted">{t('moments.splitHint')}</p>
      <div className="mt-3 grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
        {split.map(({ drink, part }) => (
          <NumberField
            key={drink}
            label={t(`drink.${drink}`)}
            value={part}
            least={1}
            most={99}
            onChange={(typed) => onChange(typed === undefined ? undefined : withPart(shares, drink, typed))}
          />
        ))}
      </div>
      {isOwn && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => onChange(undefined)}>
          {t('moments.splitUsual')}
        </Button>
      )}
    </Disclosure>
  );
}
