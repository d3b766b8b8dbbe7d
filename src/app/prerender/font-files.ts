/** The addresses of the fonts that a page's declarations name, but for those of rare letters. */
export const fontsIn = (text: string): string[] =>
  [...text.matchAll(/url\((\/[^)]*-latin-wght[^)]*)\)/g)].map(([, address = '']) => address);
