import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';

/** The user of a page test. A document without layout covers nothing, so pointer events need no check. */
export const setUpUser = (options: Options = {}): UserEvent =>
  userEvent.setup({ pointerEventsCheck: 0, ...options });
