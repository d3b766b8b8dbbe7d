import { Cover } from './cover';
import { lookOf } from './look';
import { PartItems } from './part-items';
import { ReportLink } from './report-link';
import { Sections } from './sections';

/** The parts of an event's page that are loaded only where there is one. */
export const dressed = { Cover, PartItems, Sections, ReportLink, lookOf };
export type Dressed = typeof dressed;
