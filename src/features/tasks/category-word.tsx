import type { TaskCategory } from '@/domain/tasks/task';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { useTaskCategoryLabel } from '@/parts/tasks/task-words';
import { cx } from '@/ui/class-names';

export function CategoryWord({ category }: { category: TaskCategory }) {
  const label = useTaskCategoryLabel();
  return (
    <span className="inline-flex items-center gap-1.5">
      <CategoryDot category={category} />
      <span>{label(category)}</span>
    </span>
  );
}

export const CategoryDot = ({ category }: { category: TaskCategory }) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-block size-2.5 shrink-0 rounded-full',
      category === 'general' ? 'bg-line-strong' : CATEGORY_HUES[category].solid,
    )}
  />
);
