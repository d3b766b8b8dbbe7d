/** The icons of public pages that come on demand, each from its own file, so that no page downloads another's. */
export { default as ArrowLeft } from 'lucide-react/icons/arrow-left';
export { default as ArrowRight } from 'lucide-react/icons/arrow-right';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as CircleCheck } from 'lucide-react/icons/circle-check';
export { default as LifeBuoy } from 'lucide-react/icons/life-buoy';
export { default as Lock } from 'lucide-react/icons/lock';
export { default as MapPin } from 'lucide-react/icons/map-pin';
export { default as MessageCircle } from 'lucide-react/icons/message-circle';
export { default as Phone } from 'lucide-react/icons/phone';
export { default as Search } from 'lucide-react/icons/search';
export { default as Share2 } from 'lucide-react/icons/share-2';
export { default as Star } from 'lucide-react/icons/star';
