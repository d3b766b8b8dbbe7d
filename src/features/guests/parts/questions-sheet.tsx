import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { QUESTIONS } from '@/data/guests';
import { fold } from '@/domain/fold';
import { GUEST_LENGTHS, MAX_OPTIONS, MAX_QUESTIONS } from '@/domain/guests/guest';
import { KIND_GUESTS, USUAL_QUESTIONS, type UsualQuestion } from '@/domain/guests/kind-guests.data';
import { countAnswers, QUESTION_KINDS } from '@/domain/guests/question';
import { type QuestionProblem, questionSchema } from '@/domain/guests/question-schema';
import { kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowBody } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { RowsSheet } from './rows-sheet';

const Form = fields(questionSchema, 'guests', 'questions');

interface QuestionsSheetProps {
  book: GuestBook;
  /** Opens or closes the sheet. With true, the sheet opens again. */
  onOpenChange: (open: boolean) => void;
}

/** Field for the options of a question, shown only if the question is a choice. */
function OptionsField() {
  const { t } = useTranslation('guests');
  const kind = useWatch({ name: 'kind' });
  if (kind !== 'choice') return null;
  return (
    <Form.TextArea
      name="options"
      hint={t('questions.optionsHint')}
      rows={4}
      max={MAX_OPTIONS * (GUEST_LENGTHS.option + 1)}
    />
  );
}

/** Questions that the couple asks guests, such as about a menu, a bus or a song. */
export function QuestionsSheet({ book, onOpenChange }: QuestionsSheetProps) {
  const { t } = useTranslation('guests');
  const [open, setOpen] = useState<string | null>(null);
  /** The usual question whose values fill in a new question. */
  const [usual, setUsual] = useState<UsualQuestion | null>(null);
  const { questions, parts, guests } = book;
  const question = useOpenedRow(questions.find(({ id }) => id === open) ?? null, open);
  const all = parts.map(({ id }) => id);
  const { plan, writes } = usePlanContext();
  const { groups } = useKindWords();
  const asked = new Set(questions.map(({ text }) => fold(text)));
  const usualQuestions = KIND_GUESTS[kindOf(plan)].questions
    .map((id) => ({
      name: t(`questions.of.${id}`),
      onPress: () => {
        setUsual(id);
        setOpen('');
      },
    }))
    .filter(({ name }) => !asked.has(fold(name)));
  const choicesOf = (one: UsualQuestion | null) =>
    one === 'menu' || one === 'workshop' ? t(`questions.choices.${one}`).split(', ').join('\n') : '';
  const values = {
    text: question?.text ?? (usual ? t(`questions.of.${usual}`) : ''),
    kind: question?.kind ?? (usual ? USUAL_QUESTIONS[usual] : 'choice'),
    options: question?.options.join('\n') ?? choicesOf(usual),
    parts: [...(question?.parts ?? all)],
  };
  return (
    <RowsSheet
      words={{
        title: t('questions.title'),
        intro: t('questions.intro', groups),
        add: t('questions.add'),
        back: t('questions.back'),
        full: t('limit.questions'),
      }}
      rows={questions.map((one) => {
        const answered = countAnswers(one, guests).reduce((sum, { count }) => sum + count, 0);
        return {
          id: one.id,
          name: one.text,
          below: t(`questions.kind.${one.kind}`),
          beside: t('questions.answers', { count: answered }),
        };
      })}
      open={open}
      onOpen={(id) => {
        setUsual(null);
        setOpen(id);
      }}
      canAdd={writes}
      isFull={questions.length >= MAX_QUESTIONS}
      usual={{ label: t('questions.usual'), rows: usualQuestions }}
      onClose={() => onOpenChange(false)}
    >
      <RowBody
        key={open}
        row={question}
        description={faces.event_questions.useDescription(plan.id)}
        form={{
          name: 'event-question',
          row: usual ?? undefined,
          schema: questionSchema,
          problem: (message) => t(message as QuestionProblem),
          values,
          withFields: (written) => ({
            ...(question ?? {
              id: crypto.randomUUID(),
              version: 0,
              position: (questions.at(-1)?.position ?? 0) + 1,
            }),
            ...written,
            options: written.kind === 'choice' ? written.options : [],
            parts: all.every((id) => written.parts.includes(id)) ? null : written.parts,
          }),
          fields: (
            <>
              <Form.Text name="text" max={GUEST_LENGTHS.question} hint={t('questions.textHint')} />
              <Form.Select
                name="kind"
                label={t('questions.answer')}
                options={QUESTION_KINDS.map((one) => ({ value: one, label: t(`questions.kind.${one}`) }))}
              />
              <OptionsField />
              {parts.length > 1 && (
                <Form.Checks
                  name="parts"
                  options={parts.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </>
          ),
        }}
        words={{
          newTitle: t('questions.title'),
          create: t('questions.create'),
          save: t('form.save'),
          delete: t('questions.delete'),
          said: (done, name) => t(done === 'deleted' ? 'said.deleted' : 'said.saved', { name }),
        }}
        onChange={useChangeRows(QUESTIONS, plan.id)}
        onOpenChange={(next) => (next ? onOpenChange(true) : setOpen(null))}
      />
    </RowsSheet>
  );
}
