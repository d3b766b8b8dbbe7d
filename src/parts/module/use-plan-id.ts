import { useParams, useSearchParams } from 'react-router-dom';

/** Returns the plan's id from the path or query of the address, or ''. */
export function usePlanId(): string {
  const { id } = useParams();
  const [params] = useSearchParams();
  return id ?? params.get('plan') ?? '';
}
