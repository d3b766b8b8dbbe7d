import { useParams, useSearchParams } from 'react-router-dom';

/** The plan that the address names: in its path, or in its query where the path has no room for it. '' for none. */
export function usePlanId(): string {
  const { id } = useParams();
  const [params] = useSearchParams();
  return id ?? params.get('plan') ?? '';
}
