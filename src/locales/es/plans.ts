import type { plans as english } from '../en/plans';
import type { Shape } from '../shape';

export const plans = {} satisfies Shape<typeof english>;
