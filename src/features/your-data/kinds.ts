import type { RowTable } from '@/data/sync/noun';
import type { Face } from '@/parts/rows/face';

/** The faces of each kind of row by table; `loadKinds` also loads their texts. */
export type Kinds = ReadonlyMap<RowTable, Face>;
export type LoadKinds = () => Promise<Kinds>;
