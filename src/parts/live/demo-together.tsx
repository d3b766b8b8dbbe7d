import { followDemo } from '@/data/live/demo-person';
import { SharedWork, type SharedWorkProps } from './shared-work';

/** The demonstration's scripted member. */
export default function DemoTogether(props: Omit<SharedWorkProps, 'follow'>) {
  return <SharedWork {...props} follow={followDemo} />;
}
