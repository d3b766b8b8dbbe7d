import {
  Armchair,
  CalendarClock,
  ChartColumn,
  ChartPie,
  ClipboardList,
  ListTodo,
  type LucideIcon,
  Scale,
  Shuffle,
  SlidersHorizontal,
  Store,
  UserCheck,
  Users,
  Wallet,
  Wine,
} from 'lucide-react';
import type { ModuleGroup, PlanModule } from '../../modules';

/**
 * Icons of the modules. They aren't in the registry of modules, because every visitor loads that registry.
 * They are functions, because in a build this file may run before the file with the icons.
 */
const ICONS: { readonly [K in PlanModule['key']]?: () => LucideIcon } = {
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

/** Returns a module's icon. A module without an icon gets the plan's icon. */
export const moduleIcon = (key: PlanModule['key']): LucideIcon => (ICONS[key] ?? (() => ClipboardList))();

const GROUP_ICONS: { readonly [G in ModuleGroup]: () => LucideIcon } = {
  plan: () => ClipboardList,
  money: () => Wallet,
  time: () => CalendarClock,
  people: () => Users,
  vendors: () => Store,
};

export const groupIcon = (key: ModuleGroup): LucideIcon => GROUP_ICONS[key]();
