import { TASKS } from '@/data/tasks';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import { useTaskDescription } from './use-task-description';

export default function RefusedTask(props: RefusedRowProps) {
  return <RefusedRow {...props} noun={TASKS} description={useTaskDescription()} />;
}
