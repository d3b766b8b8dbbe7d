import type { budget as english } from '../en/budget';
import type { Shape } from '../shape';

export const budget = {} satisfies Shape<typeof english>;
