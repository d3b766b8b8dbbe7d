import type { RowTable } from '@/data/sync/noun';
import type { Face } from '@/parts/rows/face';

/** How each kind of row is presented, by table. `loadKinds` also loads the texts. */
export type Kinds = ReadonlyMap<RowTable, Face>;
export type LoadKinds = () => Promise<Kinds>;
