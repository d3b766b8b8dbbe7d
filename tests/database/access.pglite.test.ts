import { tryAccess } from './access-suite';
import { migratedPglite } from './pglite';

tryAccess(migratedPglite);
