import type { RowTable } from '@/data/sync/noun';
import type { Face } from '@/parts/rows/face';

/** How each kind of row is put into words, by its table, and the same of its texts. */
export type Kinds = ReadonlyMap<RowTable, Face>;
export type LoadKinds = () => Promise<Kinds>;
