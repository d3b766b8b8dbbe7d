import i18next from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation as useI18next } from 'react-i18next';

import type { Texts } from '@/locales/shape';
import { inEventWords, type TextWords } from './event-words';
import type { Language, Namespace } from './texts';

/**
 * Types of translation keys, which replace i18next's own. i18next computes them at each call (1.1 million
 * types, most of the type check's time). These are computed once per file of texts.
 */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a tree of texts, joined by dots. A text with plural forms has one key. */
type KeyIn<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Counted}_${PluralForm}`
      ? Counted
      : K
    : `${K}.${KeyIn<T[K]>}`;
}[keyof T & string];

type Keys = { [N in Namespace]: KeyIn<Texts[N]> };
type NamedKeys = { [N in Namespace]: `${N}:${Keys[N]}` };

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];
type First<N extends Namespaces> = N extends readonly [infer F extends Namespace, ...unknown[]] ? F : N;
type Any<N extends Namespaces> = N extends readonly Namespace[] ? N[number] : N;

/** Keys of the first namespace have no prefix. Others begin with their namespace: `common:save`. */
export type TextKey<N extends Namespaces> = Keys[First<N> & Namespace] | NamedKeys[Any<N> & Namespace];

/** Values for the `{{names}}` in a text. `count` selects the plural form. */
type Values = Readonly<Record<string, unknown>>;

type TranslateKeys<K extends string> = (key: K, values?: Values) => string;
/** Lets a translator of several namespaces be passed where fewer are needed. */
export type Translate<N extends Namespaces> = { t: TranslateKeys<TextKey<N>> }['t'];

interface Translation<N extends Namespaces> {
  readonly t: Translate<N>;
  readonly i18n: typeof i18next;
  readonly ready: boolean;
}

type UseTranslation = <const N extends Namespaces = 'common'>(
  namespaces?: N,
  options?: { readonly lng?: Language },
) => Translation<N>;

/** Wording of the texts inside the provider. The default, null, is the wording for private celebrations. */
export const EventWordsContext = createContext<TextWords | null>(null);

/**
 * Returns the texts of one or more namespaces, in the interface's language or in `lng`, with the wording for
 * the event.
 */
export const useTranslation = ((namespaces, options) => {
  const { t, i18n, ready } = (useI18next as unknown as UseTranslation)(namespaces, options);
  const eventWords = useContext(EventWordsContext);
  const spoken = useMemo(
    () => (eventWords ? (key: string, values?: Values) => t(key as never, { ...values, eventWords }) : t),
    [t, eventWords],
  );
  return { t: spoken, i18n, ready };
}) as UseTranslation;

/** Translates outside of components, in the interface's language. The namespace must be loaded already. */
export const translate = ((key: string, values?: Values) => i18next.t(key, { ...values })) as Translate<
  readonly ['common', ...Namespace[]]
>;

/**
 * Translates a key that comes from data. Returns null if the key has no text. The namespace must be loaded
 * already.
 */
export function knownText(
  namespace: Namespace,
  key: string,
  { language = i18next.language, words = null }: { language?: string; words?: TextWords | null } = {},
): string | null {
  const text: unknown = i18next.getResource(language, namespace, key);
  return typeof text !== 'string' ? null : words ? inEventWords(text, language, words) : text;
}

/**
 * Returns a translator for one language, independent of the interface's language. Its namespaces must be
 * loaded already.
 */
export const textsOf = <const N extends Namespaces>(language: Language, namespaces: N): Translate<N> =>
  i18next.getFixedT(language, namespaces as Namespace | Namespace[]) as Translate<N>;
