import { useMemo } from 'react';
import { zoneOf } from '@/domain/timeline/following';
import { byStart, isMilestone, isRow, type Milestone, type RunSheetRow } from '@/domain/timeline/item';
import { usePlanContext } from '@/parts/module/plan-context';
import { type EventSetting, eventSettingOf } from '@/parts/time/event-setting';

const inOrder = (a: Milestone, b: Milestone) =>
  a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : a.id < b.id ? -1 : 1;

export const rowsIn = (items: readonly (RunSheetRow | Milestone)[]): RunSheetRow[] =>
  items.filter(isRow).sort(byStart);
export const milestonesIn = (items: readonly (RunSheetRow | Milestone)[]): Milestone[] =>
  items.filter(isMilestone).sort(inOrder);

export function useSetting(rows: readonly RunSheetRow[]): EventSetting {
  const { country, region, city, event_date } = usePlanContext().plan;
  const written = rows.length > 0 ? zoneOf(rows, '') : null;
  return useMemo(
    () => eventSettingOf({ country, region, city, event_date }, written),
    [country, region, city, event_date, written],
  );
}
