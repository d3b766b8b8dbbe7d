/** The icons of the workspace's frame and first page, each from its own file, so that all of them travel with these. */
export { default as Briefcase } from 'lucide-react/icons/briefcase';
export { default as Cake } from 'lucide-react/icons/cake';
export { default as CalendarClock } from 'lucide-react/icons/calendar-clock';
export { default as CalendarDays } from 'lucide-react/icons/calendar-days';
export { default as ChartPie } from 'lucide-react/icons/chart-pie';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as Ellipsis } from 'lucide-react/icons/ellipsis';
export { default as Heart } from 'lucide-react/icons/heart';
export { default as House } from 'lucide-react/icons/house';
export { default as ListTodo } from 'lucide-react/icons/list-todo';
export { default as PartyPopper } from 'lucide-react/icons/party-popper';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as Shuffle } from 'lucide-react/icons/shuffle';
export { default as Sparkles } from 'lucide-react/icons/sparkles';
export { default as Wallet } from 'lucide-react/icons/wallet';
