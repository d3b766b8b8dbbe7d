import { createContext } from 'react';
import type { RowTable } from '@/data/sync/noun';
import type { Face } from './face';

/** Loads the face of a table's rows, with its texts. */
export type LoadFace = (table: RowTable) => Promise<Face | undefined>;

/** Injected by the app, which knows the module of each row. */
export const FaceContext = createContext<LoadFace>(async () => undefined);
