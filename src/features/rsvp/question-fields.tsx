import { useId } from 'react';
import type { Invitation } from '@/data/rsvp';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { cleanLine } from '@/domain/text';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { cx } from '@/ui/class-names';
import type { AnsweringGuest } from './rsvp-words';

interface QuestionFieldsProps {
  invitation: Pick<Invitation, 'questions' | 'parts'>;
  guests: readonly AnsweringGuest[];
  language: Language;
  onAnswer: (guest: string, answers: { readonly [question: string]: string }) => void;
}

type Asked = Invitation['questions'][number];

/** One question to one guest. Pressing the chosen answer again clears the choice. */
function Answer({
  question,
  guest,
  language,
  onAnswer,
}: {
  question: Asked;
  guest: AnsweringGuest;
  language: Language;
  onAnswer: (text: string) => void;
}) {
  const { t } = useTranslation('rsvp', { lng: language });
  const name = `${guest.name} ${guest.last_name}`;
  const said = guest.said[question.id] ?? '';
  if (question.kind === 'text')
    return (
      <LimitedText
        label={name}
        max={GUEST_LENGTHS.answer}
        room={(key, values) => t(`characters.${key}`, values)}
        defaultValue={said}
        onChange={({ target }) => onAnswer(cleanLine(target.value))}
      />
    );
  const options =
    question.kind === 'yes-no'
      ? (['yes', 'no'] as const).map((value) => ({ value: value as string, label: t(`questions.${value}`) }))
      : question.options.map((value) => ({ value, label: value }));
  return (
    <fieldset>
      <legend className="mb-1 font-medium break-words">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={said === value}
            onClick={() => onAnswer(said === value ? '' : value)}
            className={cx(
              'min-h-11 max-w-full rounded-full border px-4 font-semibold break-words',
              said === value
                ? 'border-transparent bg-accent text-on-accent'
                : 'border-line-strong bg-surface hover:border-accent',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The hosts' own questions. Each question is shown for the guests who come to a part to which it applies. */
export function QuestionFields({ invitation, guests, language, onAnswer }: QuestionFieldsProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const id = useId();
  const asked = invitation.questions
    .map((question) => ({
      question,
      whom: guests.filter(({ answers }) =>
        invitation.parts.some(
          (part) =>
            (question.parts?.includes(part.id) ?? true) && /^(accepted|waiting)/.test(answers[part.id] ?? ''),
        ),
      ),
    }))
    .filter(({ whom }) => whom.length > 0);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <h2 id={id} className="text-2xl">
        {t('questions.title')}
      </h2>
      {asked.map(({ question, whom }) => (
        <section key={question.id} aria-labelledby={`${id}-${question.id}`} className="flex flex-col gap-4">
          <h3 id={`${id}-${question.id}`} className="text-lg break-words">
            {question.text}
          </h3>
          {whom.map((guest) => (
            <Answer
              key={guest.id}
              question={question}
              guest={guest}
              language={language}
              onAnswer={(text) => onAnswer(guest.id, { [question.id]: text })}
            />
          ))}
        </section>
      ))}
    </section>
  );
}
