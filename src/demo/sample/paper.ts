/** A line of text on the page; `size` in points. */
export interface PaperLine {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
}

/** WinAnsi codes of characters outside Latin-1 that the sample uses. */
const BEYOND: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96 };
const byteOf = (letter: string): number => BEYOND[letter] ?? letter.charCodeAt(0) & 0xff;
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, byteOf);

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Builds one A4 page of text as a PDF, in a font that every PDF reader has. */
export function paper(lines: readonly PaperLine[]): Uint8Array<ArrayBuffer> {
  let y = 780;
  const written = lines.map(({ text, size, bold }) => {
    y -= size * 1.7;
    const safe = text.replace(/[\\()]/gu, '\\$&');
    return `BT /${bold ? 'B' : 'R'} ${size} Tf 72 ${y.toFixed(0)} Td (${safe}) Tj ET`;
  });
  const content = written.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return latin(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`);
}
