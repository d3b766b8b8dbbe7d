import type { common } from './en/common';

/**
 * Structure of a translation: exactly the keys of the English texts. Each counted text also needs the plural
 * form `_many`, which Spanish has and English lacks.
 */
export type Shape<T> = {
  [K in keyof T]: T[K] extends string ? string : Shape<T[K]>;
} & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

type Part<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Part<T[K]> };

/** Texts of a region that differ from its language's base texts, by file. */
export type Regional = Part<Texts>;

/** All text files by name. Each English file adds itself with the `declare module` at its end. */
export interface Texts {
  common: typeof common;
}
