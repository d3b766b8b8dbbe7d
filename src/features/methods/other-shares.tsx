import { PROFILE_IDS } from '@/domain/allocation/shares.data';
import { isWedding, Profiles } from './share-tables';

/** What the allocation of every other kind of event begins with. */
export default function OtherShares() {
  return <Profiles ids={PROFILE_IDS.filter((id) => !isWedding(id))} />;
}
