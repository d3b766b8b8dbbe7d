import { useState } from 'react';
import { type Cents, inFigures } from '@/domain/money';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Segments } from '@/ui/segments';

interface UsualLevelProps {
  range: { readonly low: Cents; readonly typical: Cents; readonly high: Cents };
  guests: number;
  /** True if guests are called attendees, as at work events. */
  attended: boolean;
  currency: string;
}

const LEVELS = { simple: 'low', usual: 'typical', lavish: 'high' } as const;
type Level = keyof typeof LEVELS;

/** Compares simple, usual and lavish costs, in total and per guest. */
export function UsualLevel({ range, guests, attended, currency }: UsualLevelProps) {
  const { t } = useTranslation('budget');
  const [level, setLevel] = useState<Level>('usual');
  const total = range[LEVELS[level]];
  const levels = Object.keys(LEVELS) as Level[];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Segments
        label={t('usual.level.label')}
        segments={levels.map((value) => ({ value, label: t(`usual.level.${value}`) }))}
        value={level}
        onChange={setLevel}
      />
      <p role="status" className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular font-serif text-xl font-semibold">{formatMoney(total, currency)}</span>
        <span className="text-ink-muted">
          {t(attended ? 'usual.level.perAttendee' : 'usual.level.perGuest', {
            amount: formatMoney(inFigures(total / guests, 3), currency),
          })}
        </span>
      </p>
    </div>
  );
}
