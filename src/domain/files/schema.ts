import * as z from 'zod/mini';
import { cleanFileName } from './attachment';

type AttachmentProblem = 'problem.fileName';

export const attachmentSchema = z.object({
  file_name: z.string().check(
    z.overwrite(cleanFileName),
    z.refine((name) => name.length > 0, { error: 'problem.fileName' satisfies AttachmentProblem }),
  ),
});
