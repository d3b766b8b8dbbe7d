/** Usable height and width in pixels of a card of 85 × 54 mm. The code takes 26 mm of the width. */
const HEIGHT = 184;
const WIDTH = 295;
const CODE = 106;
const GAP = 4;
/** Height in pixels of two lines with the event's name. */
const EVENT = 30;
const LINE = 1.25;

/** Font sizes in pixels and the factors by which they can shrink. */
const NAME = { badge: 24, tag: 30 };
const ABOUT = 14;
const SCALES = Array.from({ length: 13 }, (_, i) => 1 - i / 20);

/**
 * Estimates the width of a text in em. CJK characters and emoji are wider, and so are capitals, "m" and "w".
 */
const widthOf = (text: string): number => {
  let em = 0;
  for (const one of text)
    em +=
      /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u.test(
        one,
      )
        ? 1
        : /[MW@]/.test(one)
          ? 0.95
          : /[\p{Lu}mw]/u.test(one)
            ? 0.75
            : 0.53;
  return em;
};

/** Estimates the number of lines. A fifth of each line counts as empty, because lines break between words. */
const linesOf = (text: string, size: number, width: number): number =>
  text ? Math.ceil((widthOf(text) * size) / (width * 0.8)) : 0;

interface BadgeTexts {
  readonly kind: keyof typeof NAME;
  readonly name: string;
  readonly about: readonly (string | null)[];
  readonly coded: boolean;
}

/**
 * Returns the largest font sizes in pixels with which all text fits on the card. Nothing is cut, and the card
 * keeps its size.
 */
export function badgeSize({ kind, name, about, coded }: BadgeTexts): { name: number; about: number } {
  const width = WIDTH - (coded ? CODE : 0);
  const shown = kind === 'badge' ? about.flatMap((text) => text ?? []) : [];
  const isRoomFor = (scale: number): boolean => {
    const rows = [
      [linesOf(name, NAME[kind] * scale, width), NAME[kind]],
      ...shown.map((text) => [linesOf(text, ABOUT * scale, width), ABOUT]),
    ] as const;
    const own = rows.reduce((sum, [lines = 0, size = 0]) => sum + lines * size * scale * LINE + GAP, 0);
    return own + (kind === 'badge' ? EVENT : 0) <= HEIGHT;
  };
  const scale = SCALES.find(isRoomFor) ?? Math.min(...SCALES);
  return { name: NAME[kind] * scale, about: ABOUT * scale };
}
