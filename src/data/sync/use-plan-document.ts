import { skipToken, useQuery } from '@tanstack/react-query';
import { PLANS } from '../plans';
import { type AnyNoun, planDocumentQuery } from './plan-document';
import { sharedKey } from './rows-key';
import { useOutbox, useOutboxChanges, usePlan } from './use-rows';

/**
 * Loads the rows of a plan's screen in one request. A plan created offline isn't known to the service yet. So
 * a plan counts as missing only after the outbox has been read.
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
