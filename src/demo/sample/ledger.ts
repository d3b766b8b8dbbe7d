import { addDays, addMonths } from '@/domain/calendar';
import type { Category } from '@/domain/plan/facts';

/**
 * A payment of the sample. Amounts are in whole currency units. Days count from today; past days are
 * negative.
 */
type Paid = {
  in_days: number;
  amount: number;
  kind?: 'payment' | 'deposit' | 'refund';
  paid?: true;
  payer?: string;
};

type Sketch = {
  category: Category;
  vendor_name: string;
  planned: number;
  was?: number;
  agreed?: number;
  rest_in?: number;
  payments?: readonly Paid[];
  tax?: number;
  description?: string;
  /** Cancellation terms: cancelling within `in_days` days from today costs `fee` percent. */
  terms?: readonly (readonly [in_days: number, fee: number])[];
  /** Days since the item was dropped. */
  given_up?: number;
};

const WEDDING: readonly Sketch[] = [
  {
    category: 'venue',
    vendor_name: 'Hacienda Los Olivares',
    planned: 7500,
    agreed: 7200,
    rest_in: 280,
    payments: [
      { in_days: -40, amount: 1500, kind: 'deposit', paid: true, payer: 'Lucía' },
      { in_days: 150, amount: 2700 },
    ],
    terms: [
      [90, 25],
      [200, 50],
    ],
    description: 'Incluye carpa por si llueve. Acceso desde las 10:00.',
  },
  {
    category: 'catering',
    vendor_name: 'Catering Sol y Sal',
    planned: 12900,
    was: 12200,
    agreed: 11800,
    tax: 10,
    rest_in: 275,
    payments: [
      { in_days: -20, amount: 2000, kind: 'deposit', paid: true, payer: 'Andrés' },
      { in_days: 120, amount: 4000, payer: 'Mis padres' },
    ],
    terms: [
      [60, 20],
      [240, 60],
    ],
    description: 'Menú cerrado para 184. Precio por cubierto 64 € más IVA.',
  },
  {
    category: 'photo-and-video',
    vendor_name: 'Lola Vera Fotografía',
    planned: 2650,
    agreed: 2650,
    rest_in: 270,
    payments: [{ in_days: -15, amount: 500, kind: 'deposit', paid: true, payer: 'Lucía' }],
    terms: [[120, 30]],
  },
  { category: 'photo-and-video', vendor_name: 'Dos Orillas Vídeo', planned: 800, was: 650 },
  {
    category: 'music',
    vendor_name: 'DJ Nico Ríos',
    planned: 900,
    agreed: 950,
    rest_in: 288,
    payments: [{ in_days: -5, amount: 200, kind: 'deposit', paid: true, payer: 'Andrés' }],
  },
  { category: 'music', vendor_name: 'Cuarteto Alameda', planned: 600 },
  {
    category: 'decorations',
    vendor_name: 'Flores Azahar',
    planned: 1500,
    agreed: 1450,
    rest_in: 282,
    payments: [{ in_days: 1, amount: 450, kind: 'deposit' }],
    terms: [[250, 31]],
  },
  {
    category: 'decorations',
    vendor_name: 'Papelería Tinta Lenta',
    planned: 400,
    agreed: 380,
    payments: [{ in_days: -12, amount: 380, paid: true, payer: 'Lucía' }],
  },
  {
    category: 'attire',
    vendor_name: 'Atelier Rosa Clavel',
    planned: 2000,
    agreed: 2100,
    payments: [
      { in_days: -30, amount: 700, paid: true, payer: 'Lucía' },
      { in_days: -3, amount: 700 },
      { in_days: 180, amount: 700 },
    ],
  },
  { category: 'attire', vendor_name: 'Sastrería Moreno', planned: 750 },
  { category: 'transportation', vendor_name: 'Autocares Guadalquivir', planned: 900, agreed: 880 },
  { category: 'drinks', vendor_name: 'Bodegas del Aljarafe', planned: 2300, was: 2600 },
  { category: 'decorations', vendor_name: 'Carpa Blanca Alquileres', planned: 950, given_up: 18 },
  { category: 'miscellaneous', vendor_name: 'Joyería Triana', planned: 900, agreed: 920, rest_in: 45 },
  {
    category: 'miscellaneous',
    vendor_name: 'Generador de reserva',
    planned: 300,
    agreed: 300,
    payments: [
      { in_days: -60, amount: 600, kind: 'deposit', paid: true, payer: 'Andrés' },
      { in_days: 12, amount: 300, kind: 'refund' },
    ],
  },
];

const MEXICO: readonly Sketch[] = [
  {
    category: 'catering',
    vendor_name: 'Cocina de Doña Tere',
    planned: 32000,
    agreed: 30500,
    rest_in: 120,
    payments: [{ in_days: -10, amount: 8000, kind: 'deposit', paid: true }],
  },
  { category: 'decorations', vendor_name: 'Flores del Lago', planned: 9000, agreed: 8600, rest_in: 100 },
  { category: 'music', vendor_name: 'Mariachi Sol de Oro', planned: 7500 },
];

const CORPORATE: readonly Sketch[] = [
  {
    category: 'venue',
    vendor_name: 'Palacio Euskalduna & Co.',
    planned: 5200,
    agreed: 4300,
    tax: 21,
    rest_in: 30,
    payments: [{ in_days: -25, amount: 1500, kind: 'deposit', paid: true }],
    terms: [[21, 40]],
  },
  {
    category: 'catering',
    vendor_name: 'Bidasoa Catering',
    planned: 4100,
    agreed: 3900,
    tax: 10,
    rest_in: 55,
  },
];

const finalItem = (today: string, sketch: Sketch) => ({
  category: sketch.category,
  vendor_name: sketch.vendor_name,
  planned_amount: sketch.planned,
  actual_amount: sketch.agreed ?? null,
  tax_rate: sketch.tax ?? 0,
  tax_included: sketch.tax === undefined,
  description: sketch.description ?? null,
  payment_date: sketch.rest_in === undefined ? null : addDays(today, sketch.rest_in),
  cancellation: (sketch.terms ?? []).map(([in_days, fee]) => ({ cancel_by: addDays(today, in_days), fee })),
  budget_payments: (sketch.payments ?? []).map(
    ({ in_days, amount, kind = 'payment', paid, payer = null }) => ({
      id: crypto.randomUUID(),
      kind,
      amount,
      due_date: addDays(today, in_days),
      paid_date: paid ? addDays(today, in_days) : null,
      payer,
    }),
  ),
});

/** Returns how many days ago an item was first planned, and how many days ago it got its current state. */
function daysAgo(
  { payments = [], given_up }: Sketch,
  place: number,
): readonly [planned: number, since: number] {
  const paid = payments.flatMap((one) => (one.paid ? -one.in_days : []));
  const since = given_up ?? (paid.length > 0 ? Math.min(...paid) : 9 + ((place * 5) % 17));
  return [Math.max(84 - 2 * place, since + 7), since];
}

/** Returns an item and its earlier state. Each item was first planned, and later agreed or dropped. */
function itemOf(today: string, sketch: Sketch, place: number) {
  const item = finalItem(today, sketch);
  const [planned_ago, since_ago] = daysAgo(sketch, place);
  const idea = {
    ...item,
    planned_amount: sketch.was ?? sketch.planned,
    actual_amount: null,
    payment_date: null,
    cancellation: [],
    budget_payments: [],
  };
  const changed = sketch.agreed !== undefined || sketch.was !== undefined;
  return {
    id: crypto.randomUUID(),
    idea,
    planned_ago,
    since_ago,
    /** `since` is undefined for an idea and null for a dropped item. */
    since: sketch.given_up !== undefined ? null : changed ? item : undefined,
  };
}

const contributionOf = (
  contributor: string,
  amount: number,
  starts_on: string,
  repeats: 'once' | 'monthly',
) => ({
  contributor,
  amount,
  starts_on,
  repeats,
  ends_on: null,
});

/** Returns what the demonstration account has agreed, paid and saved for each of its three plans. */
export function demoLedgers(today: string) {
  const month = `${addMonths(today, 1).slice(0, 8)}01`;
  const saved = addDays(today, -90);
  return [
    {
      items: WEDDING.map((sketch, i) => itemOf(today, sketch, i)),
      contributions: [
        contributionOf('Ahorros de Lucía y Andrés', 7400, saved, 'once'),
        contributionOf('Ahorro mensual', 1000, month, 'monthly'),
        contributionOf('Padres de Lucía', 6000, addDays(today, 140), 'once'),
        contributionOf('Padres de Andrés', 7000, addDays(today, 240), 'once'),
      ],
    },
    {
      items: MEXICO.map((sketch, i) => itemOf(today, sketch, i)),
      contributions: [contributionOf('Ahorros', 60000, saved, 'once')],
    },
    { items: CORPORATE.map((sketch, i) => itemOf(today, sketch, i)), contributions: [] },
  ];
}
