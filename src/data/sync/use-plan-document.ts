import { skipToken, useQuery } from '@tanstack/react-query';
import { PLANS } from '../plans';
import { type AnyNoun, planDocumentQuery } from './plan-document';
import { sharedKey } from './rows-key';
import { useOutbox, useOutboxChanges, usePlan } from './use-rows';

/**
 * Loads a plan's screen in one request; returns the plan, and whether `nouns` are loaded. A plan created
 * offline exists before the service knows it, so that no plan counts as missing until the outbox is read.
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
