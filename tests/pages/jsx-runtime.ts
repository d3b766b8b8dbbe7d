import { Fragment, jsx } from 'react/jsx-runtime';

export { Fragment };

/** Creates an element like the compiler's `jsxDEV`, without the source position for React's warnings. */
export const jsxDEV: typeof jsx = (type, props, key) => jsx(type, props, key);
