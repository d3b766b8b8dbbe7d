import { useId } from 'react';

interface ChoiceChipsProps {
  legend: string;
  choices: readonly string[];
  at: number;
  onChoose: (at: number) => void;
}

/** A few choices, one of which is selected. */
export function ChoiceChips({ legend, choices, at, onChoose }: ChoiceChipsProps) {
  const id = useId();
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice, i) => (
        <label
          key={choice}
          className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:min-h-9"
        >
          <input type="radio" name={id} checked={i === at} onChange={() => onChoose(i)} className="sr-only" />
          <span>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
