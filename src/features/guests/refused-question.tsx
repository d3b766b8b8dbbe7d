import { QUESTIONS } from '@/data/guests';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useQuestionDescription } from './use-guest-description';

export default function RefusedQuestion(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={QUESTIONS} description={useQuestionDescription(props.entry.plan_id)} />;
}
