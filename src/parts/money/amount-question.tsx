import type { Cents } from '@/domain/money';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { amountText } from './typed-amount';

interface AmountQuestionProps {
  /** Id of the field. The question's id is the same with `-question` added. */
  id: string;
  readings: readonly Cents[];
  onChoose: (cents: Cents) => void;
}

/** Asks which of two amounts a text means: 10.555 can be 10.56 or 10,555. The field keeps the focus. */
export function AmountQuestion({ id, readings, onChoose }: AmountQuestionProps) {
  const { t } = useTranslation();
  const question = t('validation.amount.ambiguous');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p id={`${id}-question`} role="alert" className="text-sm font-semibold">
        {question}
      </p>
      <span className="flex flex-wrap gap-2">
        {readings.map((cents) => (
          <Button
            key={cents}
            look="secondary"
            size="small"
            className="tabular"
            aria-describedby={`${id}-question`}
            // The field must keep the focus. On blur it would drop its text and close the question.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChoose(cents);
              document.getElementById(id)?.focus();
            }}
          >
            {amountText(cents)}
          </Button>
        ))}
      </span>
    </div>
  );
}

/** Returns true if the focus moves from a field to the question below it. */
export const staysAtQuestion = (event: { relatedTarget: EventTarget | null }, id: string): boolean =>
  event.relatedTarget instanceof Element &&
  event.relatedTarget.getAttribute('aria-describedby') === `${id}-question`;
