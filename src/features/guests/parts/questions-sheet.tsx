import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { GUEST_LENGTHS, MAX_OPTIONS, MAX_QUESTIONS } from '@/domain/guests/guest';
import { countAnswers, QUESTION_KINDS, type Question } from '@/domain/guests/question';
import { type QuestionProblem, questionSchema } from '@/domain/guests/question-schema';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FormSelect, FormText, FormTextArea } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { FormChecks } from '../form-checks';
import type { ChangeBook } from '../use-change-book';
import type { GuestBook } from '../use-guest-book';
import { RowsSheet } from './rows-sheet';

interface QuestionsSheetProps {
  book: GuestBook;
  onClose: () => void;
  onReopen: () => void;
  onChange: ChangeBook;
}

interface Values {
  [field: string]: string | string[];
  text: string;
  kind: Question['kind'];
  options: string;
  parts: string[];
}

/** What a choice is between; asked for where there is one. */
function OptionsField() {
  const { t } = useTranslation('guests');
  const kind = useWatch({ name: 'kind' });
  if (kind !== 'choice') return null;
  return (
    <FormTextArea<Values>
      name="options"
      label={t('questions.options')}
      hint={t('questions.optionsHint')}
      rows={4}
      max={MAX_OPTIONS * (GUEST_LENGTHS.option + 1)}
    />
  );
}

/** What the couple asks besides: a menu, a bus, a song. */
export function QuestionsSheet({ book, onClose, onReopen, onChange }: QuestionsSheetProps) {
  const { t } = useTranslation('guests');
  const [open, setOpen] = useState<string | null>(null);
  const { questions, parts, guests } = book;
  const question = useOpenedRow(questions.find(({ id }) => id === open) ?? null, open);
  const all = parts.map(({ id }) => id);
  return (
    <RowsSheet
      words={{
        title: t('questions.title'),
        intro: t('questions.intro'),
        add: t('questions.add'),
        back: t('questions.back'),
      }}
      rows={questions.map((one) => {
        const answered = countAnswers(one, guests).reduce((sum, { count }) => sum + count, 0);
        return {
          id: one.id,
          name: one.text,
          below: t(`questions.kind.${one.kind}`),
          beside: t('questions.answers', { count: answered, formatted: formatNumber(answered) }),
        };
      })}
      open={open}
      onOpen={setOpen}
      canAdd={questions.length < MAX_QUESTIONS}
      onClose={onClose}
    >
      <RowForm<Values, ReturnType<typeof questionSchema.parse>>
        key={open}
        form={{
          name: 'event-question',
          row: question?.id,
          schema: questionSchema,
          problem: (message) => t(message as QuestionProblem),
          values: {
            text: question?.text ?? '',
            kind: question?.kind ?? 'choice',
            options: question?.options.join('\n') ?? '',
            parts: [...(question?.parts ?? all)],
          },
        }}
        labels={{ save: t(question ? 'form.save' : 'questions.create'), delete: t('questions.delete') }}
        onReopen={onReopen}
        onSave={(written) => {
          setOpen(null);
          const after: Question = {
            ...(question ?? {
              id: crypto.randomUUID(),
              version: 0,
              position: (questions.at(-1)?.position ?? 0) + 1,
            }),
            ...written,
            options: written.kind === 'choice' ? written.options : [],
            parts: all.every((id) => written.parts.includes(id)) ? null : written.parts,
          };
          onChange(
            [{ table: 'event_questions', before: question, after }],
            t('said.saved', { name: after.text }),
          );
        }}
        onDelete={
          question
            ? () => {
                setOpen(null);
                onChange(
                  [{ table: 'event_questions', before: question, after: null }],
                  t('said.deleted', { name: question.text }),
                );
              }
            : undefined
        }
      >
        <FormText<Values>
          name="text"
          max={GUEST_LENGTHS.question}
          label={t('questions.text')}
          hint={t('questions.textHint')}
        />
        <FormSelect<Values>
          name="kind"
          label={t('questions.answer')}
          options={QUESTION_KINDS.map((one) => ({ value: one, label: t(`questions.kind.${one}`) }))}
        />
        <OptionsField />
        {parts.length > 1 && (
          <FormChecks<Values>
            name="parts"
            label={t('questions.parts')}
            options={parts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </RowForm>
    </RowsSheet>
  );
}
