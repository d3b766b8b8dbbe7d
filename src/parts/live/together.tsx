import { followPlan } from '@/data/live/follow-plan';
import { SharedWork, type SharedWorkProps } from './shared-work';

export default function Together(props: Omit<SharedWorkProps, 'follow'>) {
  return <SharedWork {...props} follow={followPlan} />;
}
