import { useParams, useSearchParams } from 'react-router-dom';

/** Returns the id of the plan in the address's path or query; '' if there is none. */
export function usePlanId(): string {
  const { id } = useParams();
  const [params] = useSearchParams();
  return id ?? params.get('plan') ?? '';
}
