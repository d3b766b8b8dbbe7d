/** sRGB channels, 0 to 255 each. */
type Rgb = readonly [red: number, green: number, blue: number];

export type Daytime = 'day' | 'night';

/** Neutral backgrounds for pages with a brand, in the light and the dark theme (also in brand.css). */
export const GROUNDS = {
  day: { paper: '#f7f7f7', surface: '#ffffff', ink: '#1f1f1f', muted: '#585858', line: '#dedede' },
  night: { paper: '#141414', surface: '#1e1e1e', ink: '#f2f2f2', muted: '#b9b9b9', line: '#3a3a3a' },
} as const;

/** Share of the second colour in the soft background. */
const SOFT = { day: 0.1, night: 0.16 } as const;

/** Minimum contrast ratios of WCAG 2.2: 1.4.3 for text, 1.4.6 for links within text and for small print. */
const LEAST = { text: 4.5, strong: 7 } as const;

/** Colours of a brand in the light or the dark theme. */
interface Shades {
  /** Colour of buttons, icons and links. */
  readonly accent: string;
  readonly strong: string;
  readonly onAccent: string;
  /** Background of a page's cover. */
  readonly soft: string;
  /** Colour of the thin line at the top. The line is decorative, so the chosen colour isn't corrected. */
  readonly trim: string;
}

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `share` (0 to 1) of `other` into `colour`. */
function mixed(colour: string, other: string, share: number): string {
  const [from, to] = [rgbOf(colour), rgbOf(other)];
  return hexOf(from.map((part, i) => part + ((to[i] ?? 0) - part) * share) as never);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as never as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Darkens or lightens a colour until its contrast with every background is at least `least`. */
export function readable(colour: string, grounds: readonly string[], time: Daytime, least: number): string {
  const end = time === 'day' ? '#000000' : '#ffffff';
  for (let percent = 0; percent < 100; percent++) {
    const tried = mixed(colour, end, percent / 100);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return end;
}

interface Colours {
  readonly colour_main: string;
  readonly colour_accent: string;
}

/** Returns the colours of a brand, corrected where text would be unreadable. */
export function shadesOf({ colour_main, colour_accent }: Colours, time: Daytime): Shades {
  const { paper, surface } = GROUNDS[time];
  const soft = mixed(paper, colour_accent, SOFT[time]);
  const grounds = [paper, surface, soft];
  const accent = readable(colour_main, grounds, time, LEAST.text);
  const [light, dark] = [contrast('#ffffff', accent), contrast(GROUNDS.night.paper, accent)];
  return {
    accent,
    strong: readable(colour_main, grounds, time, LEAST.strong),
    onAccent: light >= dark ? '#ffffff' : GROUNDS.night.paper,
    soft,
    trim: colour_accent,
  };
}

/** Converts an entered colour such as `#abc` or `ABCDEF` to `#rrggbb`; null if it isn't a colour. */
export function cleanColour(typed: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (digits === '') return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}
