import { PROFILE_IDS } from '@/domain/allocation/shares.data';
import { isWedding, Profiles } from './share-tables';

/** Base shares of every other kind of event. */
export default function OtherShares() {
  return <Profiles ids={PROFILE_IDS.filter((id) => !isWedding(id))} />;
}
