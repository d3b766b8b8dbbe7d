import { BOUQUET } from './bouquet.data';
import type { SampleCountry } from './countries.data';
import { inSampleCountry, languageOf } from './elsewhere';
import type { SampleChange } from './guests';
import { type PaperLine, paper } from './paper';

export interface DemoFile extends SampleChange {
  readonly row: {
    readonly subject_id: string;
    readonly file_name: string;
    readonly media_type: string;
    readonly size: number;
  };
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const WORDS = {
  es: {
    contract: 'Contrato Lola Vera.pdf',
    sketch: 'Boceto del ramo.webp',
    title: 'Contrato de reportaje de boda',
    parties: 'Entre Lola Vera Fotografía (Carmona) y Lucía Romero y Andrés Castillo.',
    lines: [
      'Día entero: 11 horas, segundo fotógrafo y galería digital.',
      'Precio: 2.650 €, IVA incluido. Señal: 500 €, ya pagada.',
      'Hora extra: 150 €. Desplazamiento a Carmona: incluido.',
      'Si se cancela con más de 170 días: 30 % del precio. Después, el total.',
      'Si la fotógrafa enferma, envía a alguien de su mismo nivel.',
      'Las fotos se entregan en diez semanas.',
    ],
    end: 'Documento de muestra de Celebra: no obliga a nadie.',
  },
  en: {
    contract: 'Contract Lola Verey.pdf',
    sketch: 'Bouquet sketch.webp',
    title: 'Wedding photography contract',
    parties: 'Between Lola Verey Photography (Bath) and Lucy Harper and Andrew Whitfield.',
    lines: [
      'Whole day: 11 hours, a second photographer and a digital gallery.',
      'Price: £2,650 including VAT. Deposit: £500, paid.',
      'Extra hour: £150. Travel to Bath: included.',
      'Cancelling more than 170 days ahead costs 30% of the price; after that, all of it.',
      'If the photographer falls ill, she sends somebody as good.',
      'The pictures arrive within ten weeks.',
    ],
    end: 'A sample document by Celebra: it binds nobody.',
  },
};

function contract({ title, parties, lines, end }: (typeof WORDS)['es']): Uint8Array<ArrayBuffer> {
  const body = lines.map((text, i): PaperLine => ({ text: `${i + 1}. ${text}`, size: 11 }));
  return paper([
    { text: title, size: 20, bold: true },
    { text: parties, size: 11 },
    { text: '', size: 11 },
    ...body,
    { text: '', size: 11 },
    { text: end, size: 9 },
  ]);
}

/**
 * Returns the booked photographer's contract and the florist's sketch. A file is left out if its quote or
 * item is missing.
 */
export function demoFiles(
  country: SampleCountry,
  { quote, item }: { readonly quote: string | undefined; readonly item: string | undefined },
): DemoFile[] {
  const words = inSampleCountry(WORDS[languageOf(country)], country);
  const file = (
    subject_id: string | undefined,
    file_name: string,
    media_type: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): DemoFile[] =>
    subject_id === undefined
      ? []
      : [
          {
            id: crypto.randomUUID(),
            version: 0,
            row: { subject_id, file_name, media_type, size: bytes.length },
            bytes,
          },
        ];
  return [
    ...file(quote, words.contract, 'application/pdf', contract(words)),
    ...file(
      item,
      words.sketch,
      'image/webp',
      Uint8Array.from(atob(BOUQUET), (letter) => letter.charCodeAt(0)),
    ),
  ];
}
