import type { wizard as english } from '../en/wizard';
import type { Shape } from '../shape';

export const wizard = {} satisfies Shape<typeof english>;
