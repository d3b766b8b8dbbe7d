import type { landing as english } from '../en/landing';
import type { Shape } from '../shape';

export const landing = {} satisfies Shape<typeof english>;
