import { createContext } from 'react';
import type { RowTable } from '@/data/sync/noun';
import type { Face } from './face';

/** Loads the face of a table (how its rows are shown) and the face's texts. */
export type LoadFace = (table: RowTable) => Promise<Face | undefined>;

/** Provided by the app, which knows which module shows which table. */
export const FaceContext = createContext<LoadFace>(async () => undefined);
