/** Types of the part of saxen that is used here; the library has none. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      hear: (name: string, attributes: () => Readonly<Record<string, string>>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (text: string) => void): this;
    /** @throws if the text is no XML. */
    parse(xml: string): void;
  }
}
