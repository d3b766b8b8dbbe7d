import { useCallback, useContext } from 'react';
import { daysBetween } from '@/domain/calendar';
import { textKeyOf } from '@/domain/tasks/checklist';
import type { NextReason } from '@/domain/tasks/next';
import { isNameEdited, type Task, type TaskCategory } from '@/domain/tasks/task';
import { formatDate, formatNumber } from '@/lib/format';
import { EventWordsContext, knownText, useTranslation } from '@/lib/translation';

/**
 * Returns a function that finds the text of a checklist task by the task's origin. It returns null if there
 * is no text.
 */
export function useChecklistText(): (origin: string) => string | null {
  const { i18n } = useTranslation('checklist');
  const { language } = i18n;
  const words = useContext(EventWordsContext);
  return useCallback(
    (origin) => knownText('checklist', textKeyOf(origin), { language, words }),
    [language, words],
  );
}

/**
 * Returns a function that returns a task's name, in the reader's language unless somebody has renamed the
 * task.
 */
export function useTaskName(): (task: Task) => string {
  const text = useChecklistText();
  return useCallback(
    (task) =>
      task.generated && !isNameEdited(task)
        ? (text(task.generated.origin) ?? task.task_name)
        : task.task_name,
    [text],
  );
}

export function useTaskCategoryLabel(): (category: TaskCategory) => string {
  const { t } = useTranslation(['tasks', 'common']);
  return useCallback(
    (category) => (category === 'general' ? t('general') : t(`common:category.${category}`)),
    [t],
  );
}

/** Returns a function that formats a due date: "today", "tomorrow", "in 9 days", "June 12". */
export function useDueText(): (date: string, today: string) => string {
  const { t } = useTranslation('tasks');
  return useCallback(
    (date, today) => {
      const days = daysBetween(today, date);
      if (days === 0) return t('due.today');
      if (days === 1) return t('due.tomorrow');
      if (days < 0) return t('due.overdue', { count: -days });
      return formatDate(date, days < 300 ? 'short' : 'medium');
    },
    [t],
  );
}

export function useReasonText(): (reason: NextReason) => string {
  const { t } = useTranslation('tasks');
  return (reason) => {
    switch (reason.key) {
      case 'overdue':
        return t('reason.overdue', { count: reason.days });
      case 'dueToday':
        return t('reason.dueToday');
      case 'unblocks':
        return t('reason.unblocks', { count: reason.tasks });
      case 'hurry':
        return t('reason.hurry', { takes: formatNumber(reason.takes), count: reason.days });
      case 'startNow':
        return t('reason.startNow', { takes: formatNumber(reason.takes), count: reason.days });
      case 'dueSoon':
        return t('reason.dueSoon', { count: reason.days });
      case 'first':
        return t('reason.first', { count: reason.days });
    }
  };
}
