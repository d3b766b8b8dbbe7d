import { MapPin } from 'lucide-react';
import { mapLink } from './map-link';

interface PlaceLinkProps {
  place: string;
  plan: { readonly city: string; readonly country: string };
}

export const PlaceLink = ({ place, plan }: PlaceLinkProps) => (
  <a
    href={mapLink(place, plan)}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-1.5 text-accent-strong underline"
  >
    <MapPin className="size-4 shrink-0" />
    <span className="text-left">{place}</span>
  </a>
);
