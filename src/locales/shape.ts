import type { common } from './en/common';

/**
 * The structure of a translation: every key of the English texts, no other, and for each counted text the
 * `_many` form, which Spanish has and English lacks.
 */
export type Shape<T> = {
  [K in keyof T]: T[K] extends string ? string : Shape<T[K]>;
} & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

/** Some texts of a file, by the same keys. */
type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

/** A region's texts that differ from the base texts of its language, by file. */
export type Regional = Part<Texts>;

/** All files of texts by name; each English file adds itself by the `declare module` at its end. */
export interface Texts {
  common: typeof common;
}
