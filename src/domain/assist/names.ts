import { fold } from '../fold';

/** Kinds of values that are replaced by placeholders. */
const NAME_KINDS = ['event', 'guest', 'household', 'vendor', 'person', 'name', 'contact', 'note'] as const;
type NameKind = (typeof NAME_KINDS)[number];

/** A placeholder and the text that it replaces. Pairs are stored only on the device. */
export type NamePair = readonly [placeholder: string, text: string];

const PLACEHOLDER = new RegExp(`[⟨<[{«]\\s*(${NAME_KINDS.join('|')})[ _-]?(\\d{1,6})\\s*[⟩>\\]}»]`, 'giu');
const WORD = /[\p{L}\p{N}]+/gu;
const EMAIL = /[^\s<>()⟨⟩,;]+@[^\s<>()⟨⟩,;]+\.[^\s<>()⟨⟩,;.]+/gu;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>⟨⟩()]+/giu;
const PHONE = /(?<![\p{L}\p{N}-])\+?\d(?:[\s().-]{0,2}\d){7,14}(?![\p{L}\p{N}-])/gu;
/** Returns true if the digits look like a telephone number and not like a date or an amount. */
const isPhone = (text: string): boolean =>
  !/^\d{4}-\d\d-\d\d/.test(text) && text.replace(/\D/g, '').length >= 9;
/** Matches the characters between two words of one name. */
const JOINT = /^[\s.,'’-]{1,3}$/u;

interface Entry {
  readonly words: readonly string[];
  readonly placeholder: string;
}

const wordsOf = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => fold(word));

/**
 * Names, contacts and notes of a plan, each with the placeholder that is sent to the model instead. A name
 * keeps its placeholder for the whole conversation.
 */
export class NameBook {
  readonly #texts = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #plain: ReadonlySet<string>;

  /** Words in `plain` are never hidden in sentences, even if they are also names. */
  constructor(kept: readonly NamePair[] = [], plain: readonly string[] = []) {
    this.#plain = new Set(plain.map(fold));
    for (const [placeholder, text] of kept) {
      const [, kind = '', number = ''] = /^⟨(\w+) (\d+)⟩$/.exec(placeholder) ?? [];
      if (!NAME_KINDS.some((one) => one === kind)) continue;
      this.#counts.set(kind, Math.max(Number(number), this.#counts.get(kind) ?? 0));
      this.#texts.set(placeholder, text);
      this.#placeholders.set(`${kind}:${text}`, placeholder);
    }
  }

  get pairs(): readonly NamePair[] {
    return [...this.#texts];
  }

  /** Returns the placeholder for a field that contains only a name. */
  placeholder(kind: NameKind, text: string): string {
    const key = `${kind}:${text}`;
    const known = this.#placeholders.get(key);
    if (known) return known;
    const number = (this.#counts.get(kind) ?? 0) + 1;
    const made = `⟨${kind} ${number}⟩`;
    this.#counts.set(kind, number);
    this.#texts.set(made, text);
    this.#placeholders.set(key, made);
    return made;
  }

  /**
   * Adds a name. From now on, `hide` also replaces it in sentences. `called` is the form in which sentences
   * use it.
   */
  learn(kind: NameKind, text: string, called: string = text): string {
    const placeholder = this.placeholder(kind, text);
    const words = wordsOf(called);
    const [first] = words;
    const isPlain = words.length === 1 && this.#plain.has(first ?? '');
    if (first === undefined || isPlain || words.join('').length < 2) return placeholder;
    const there = this.#entries.get(first) ?? [];
    if (!there.some((one) => one.words.join(' ') === words.join(' ')))
      this.#entries.set(
        first,
        [...there, { words, placeholder }].sort((a, b) => b.words.length - a.words.length),
      );
    return placeholder;
  }

  /** Replaces known names in a sentence, and all e-mail addresses and telephone numbers, by placeholders. */
  hide(text: string): string {
    const contact = (found: string) => this.placeholder('contact', found);
    const without = text
      .replace(EMAIL, contact)
      .replace(ADDRESS, contact)
      .replace(PHONE, (found) => (isPhone(found) ? contact(found) : found));
    const words = [...without.matchAll(WORD)].map((match) => ({
      key: fold(match[0]),
      from: match.index,
      to: match.index + match[0].length,
    }));
    const isJoined = (i: number) => {
      const [a, b] = [words[i - 1], words[i]];
      return a !== undefined && b !== undefined && JOINT.test(without.slice(a.to, b.from));
    };
    let hidden = '';
    let done = 0;
    for (let i = 0; i < words.length; i++) {
      const here = words[i];
      const found =
        here &&
        !/⟨$/.test(without.slice(0, here.from)) &&
        this.#entries
          .get(here.key)
          ?.find((one) =>
            one.words.every((key, n) => words[i + n]?.key === key && (n === 0 || isJoined(i + n))),
          );
      if (!here || !found) continue;
      hidden += without.slice(done, here.from) + found.placeholder;
      i += found.words.length - 1;
      done = words[i]?.to ?? here.to;
    }
    return hidden + without.slice(done);
  }

  /** Replaces placeholders by names. Other types of brackets are accepted too. */
  show(text: string): string {
    return text.replace(
      PLACEHOLDER,
      (whole, kind: string, number: string) =>
        this.#texts.get(`⟨${kind.toLowerCase()} ${Number(number)}⟩`) ?? whole,
    );
  }

  showIn(value: unknown): unknown {
    if (typeof value === 'string') return this.show(value);
    if (Array.isArray(value)) return value.map((one) => this.showIn(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.showIn(one)]));
  }
}
