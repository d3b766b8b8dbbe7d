/**
 * The icons of the pages that are downloaded first, each from its own file: an import from the whole set here would
 * draw every icon of the product into the first download.
 */
export { default as Check } from 'lucide-react/icons/check';
export { default as CircleCheck } from 'lucide-react/icons/circle-check';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as Globe } from 'lucide-react/icons/globe';
export { default as Mail } from 'lucide-react/icons/mail';
export { default as Menu } from 'lucide-react/icons/menu';
export { default as Monitor } from 'lucide-react/icons/monitor';
export { default as Moon } from 'lucide-react/icons/moon';
export { default as Sun } from 'lucide-react/icons/sun';
export { default as TriangleAlert } from 'lucide-react/icons/triangle-alert';
export { default as User } from 'lucide-react/icons/user';
export { default as X } from 'lucide-react/icons/x';
