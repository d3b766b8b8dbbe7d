import { PROFILE_IDS } from '@/domain/allocation/shares.data';
import { isWedding, Profiles } from './share-tables';

/** Initial shares of the categories for all events except weddings. */
export default function OtherShares() {
  return <Profiles ids={PROFILE_IDS.filter((id) => !isWedding(id))} />;
}
