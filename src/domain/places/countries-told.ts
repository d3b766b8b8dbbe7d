/**
 * Returns the countries of the reader's language settings in order of preference. The setting es-MX gives
 * Mexico.
 */
export const countriesTold = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/u.exec(language)?.[1] ?? []);
