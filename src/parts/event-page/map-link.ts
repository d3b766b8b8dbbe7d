export const mapLink = (
  place: string,
  { city, country }: { readonly city: string; readonly country: string },
): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${place}, ${city}, ${country}` })}`;
