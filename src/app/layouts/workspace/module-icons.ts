import {
  Armchair,
  CalendarClock,
  ChartColumn,
  ChartPie,
  ClipboardList,
  ListTodo,
  Scale,
  Shuffle,
  SlidersHorizontal,
  Store,
  UserCheck,
  Users,
  Wallet,
  Wine,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModuleGroup, PlanModule } from '../../modules';

export type ModuleIcon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;

/**
 * Apart from the registry of modules, which every visitor fetches with the routes. Functions: in a build this file may
 * run before the icons' does.
 */
const ICONS: { readonly [K in PlanModule['key']]?: () => ModuleIcon } = {
  plan: () => ClipboardList,
  analytics: () => ChartColumn,
  tracking: () => Wallet,
  breakdown: () => ChartPie,
  whatIf: () => Shuffle,
  tasks: () => ListTodo,
  timeline: () => CalendarClock,
  guests: () => Users,
  tables: () => Armchair,
  checkIn: () => UserCheck,
  vendors: () => Scale,
  drinks: () => Wine,
  drinksPreferences: () => SlidersHorizontal,
};

/** A new module begins with the plan's own. */
export const moduleIcon = (key: PlanModule['key']): ModuleIcon => (ICONS[key] ?? (() => ClipboardList))();

const GROUP_ICONS: { readonly [G in ModuleGroup]: () => ModuleIcon } = {
  plan: () => ClipboardList,
  money: () => Wallet,
  time: () => CalendarClock,
  people: () => Users,
  vendors: () => Store,
};

export const groupIcon = (key: ModuleGroup): ModuleIcon => GROUP_ICONS[key]();
