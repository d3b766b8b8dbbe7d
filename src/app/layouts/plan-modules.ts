import { paths, patterns } from '@/lib/paths';
import { CalendarClock, ChartPie, House, ListTodo, Shuffle, Wallet } from '@/ui/workspace-icons';

/**
 * What a plan is worked on with, in the order of the sidebar. On a phone the first ones stand in the bottom bar and
 * the rest behind "More". A new module adds its line here, its page in the router and its name among the texts. A
 * function, since builds may put the icons into a file that runs after this one.
 */
export const planModules = () =>
  [
    { key: 'plan', pattern: patterns.eventPlan, path: paths.eventPlan, icon: House },
    { key: 'tracking', pattern: patterns.budgetTracking, path: paths.budgetTracking, icon: Wallet },
    { key: 'whatIf', pattern: patterns.whatIf, path: paths.whatIf, icon: Shuffle },
    { key: 'tasks', pattern: patterns.eventTasks, path: paths.eventTasks, icon: ListTodo },
    {
      key: 'timeline',
      pattern: patterns.eventTimeline,
      path: paths.eventTimeline,
      icon: CalendarClock,
    },
    { key: 'breakdown', pattern: patterns.budgetBreakdown, path: paths.budgetBreakdown, icon: ChartPie },
  ] as const;
