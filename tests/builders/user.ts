import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';

/**
 * Creates the user of a page test. Without layout nothing covers a button, so the slow check of pointer
 * events is off.
 */
export const setUpUser = (options: Options = {}): UserEvent =>
  userEvent.setup({ pointerEventsCheck: 0, ...options });
