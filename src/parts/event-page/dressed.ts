import { Cover } from './cover';
import { lookOf } from './look';
import { ReportLink } from './report-link';
import { Sections } from './sections';

/** All that an event's page is dressed in: fetched where there is a page. */
export const dressed = { Cover, Sections, ReportLink, lookOf };
export type Dressed = typeof dressed;
