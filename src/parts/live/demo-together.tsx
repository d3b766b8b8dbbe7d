import { followDemo } from '@/data/live/demo-person';
import { SharedWork, type SharedWorkProps } from './shared-work';

/** Shows the demonstration's scripted member at work. */
export default function DemoTogether(props: Omit<SharedWorkProps, 'follow'>) {
  return <SharedWork {...props} follow={followDemo} />;
}
