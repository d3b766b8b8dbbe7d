import type { RowTable } from '@/data/sync/noun';
import type { Face } from '@/parts/rows/face';

/** Presentation of each kind of row, by table. `loadKinds` also loads the texts. */
export type Kinds = ReadonlyMap<RowTable, Face>;
export type LoadKinds = () => Promise<Kinds>;
