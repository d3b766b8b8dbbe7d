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
 * Icons of the modules, apart from the registry, which every visitor loads with the routes. They are
 * functions, because in a build this file may run before the icons' file does.
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

/** Returns a module's icon; a new module gets the plan's. */
export const moduleIcon = (key: PlanModule['key']): ModuleIcon => (ICONS[key] ?? (() => ClipboardList))();

const GROUP_ICONS: { readonly [G in ModuleGroup]: () => ModuleIcon } = {
  plan: () => ClipboardList,
  money: () => Wallet,
  time: () => CalendarClock,
  people: () => Users,
  vendors: () => Store,
};

export const groupIcon = (key: ModuleGroup): ModuleIcon => GROUP_ICONS[key]();
