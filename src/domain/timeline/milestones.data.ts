/**
 * Milestones made from the checklist. Each has the date of a checklist task, so milestone and task always
 * agree. `reminder` is in days before the milestone, our own choice (confidence D).
 */
type MilestoneTemplate = { readonly task: string; readonly reminder: number };

/** Milestones in order of time. Their texts are in the namespace `timeline`, under the task's id. */
export const MILESTONE_LINES: readonly MilestoneTemplate[] = [
  { task: 'W06', reminder: 14 },
  { task: 'W10', reminder: 14 },
  { task: 'W18', reminder: 14 },
  { task: 'W19', reminder: 14 },
  { task: 'W33', reminder: 14 },
  { task: 'W35', reminder: 7 },
  { task: 'W34', reminder: 7 },
  { task: 'W44', reminder: 7 },
  { task: 'W46', reminder: 7 },
  { task: 'W50', reminder: 3 },
  { task: 'W56', reminder: 2 },
  { task: 'W58', reminder: 7 },
  { task: 'B03', reminder: 7 },
  { task: 'B08', reminder: 7 },
  { task: 'B12', reminder: 3 },
  { task: 'B17', reminder: 1 },
  { task: 'B18', reminder: 3 },
  { task: 'A04', reminder: 7 },
  { task: 'A10', reminder: 7 },
  { task: 'A15', reminder: 3 },
  { task: 'A17', reminder: 3 },
  { task: 'A19', reminder: 7 },
  { task: 'C04', reminder: 14 },
  { task: 'C07', reminder: 14 },
  { task: 'C11', reminder: 7 },
  { task: 'C15', reminder: 7 },
  { task: 'C19', reminder: 3 },
  { task: 'C20', reminder: 2 },
  { task: 'C23', reminder: 3 },
];
