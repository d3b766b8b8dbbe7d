import { Cover } from './cover';
import { lookOf } from './look';
import { PartItems } from './part-items';
import { ReportLink } from './report-link';
import { Sections } from './sections';

/** Components of an event's page. They are loaded only for events that have a page. */
export const dressed = { Cover, PartItems, Sections, ReportLink, lookOf };
export type Dressed = typeof dressed;
