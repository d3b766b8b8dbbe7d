import { Cover } from './cover';
import { lookOf } from './look';
import { PartItems } from './part-items';
import { ReportLink } from './report-link';
import { Sections } from './sections';

/** All that an event's page is dressed in: fetched where there is a page. */
export const dressed = { Cover, PartItems, Sections, ReportLink, lookOf };
export type Dressed = typeof dressed;
