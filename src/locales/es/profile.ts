import type { profile as english } from '../en/profile';
import type { Shape } from '../shape';

export const profile = {} satisfies Shape<typeof english>;
