/** Returns the countries in a reader's languages, likeliest first: es-MX is Mexico. */
export const countriesTold = (languages: readonly string[]): string[] =>
  languages.flatMap((language) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/u.exec(language)?.[1] ?? []);
