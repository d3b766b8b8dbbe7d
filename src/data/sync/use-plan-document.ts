import { skipToken, useQuery } from '@tanstack/react-query';
import { PLANS } from '../plans';
import { type AnyNoun, planDocumentQuery } from './plan-document';
import { sharedKey } from './rows-key';
import { useOutbox, useOutboxChanges, usePlan } from './use-rows';

/**
 * What a screen of one plan reads: its plan, and whether `nouns` have been read, in one request. A plan that was made
 * without a connection is there before the service knows of it: until the device has said what waits, no plan is
 * missing.
 */
export function usePlanDocument(id: string, nouns: readonly AnyNoun[]) {
  const query = useQuery(planDocumentQuery(id, nouns));
  const plan = usePlan(id);
  const isUnsent = useOutboxChanges(PLANS, id).some(({ before }) => before === null);
  const { data: isShared = false } = useQuery<boolean>({ queryKey: sharedKey(id), queryFn: skipToken });
  const { device } = useOutbox();
  const isRead = query.data !== undefined || (isUnsent && plan !== null);
  return { query, plan, isShared, isRead, isMissing: isRead && !plan && device === 'read', device };
}
