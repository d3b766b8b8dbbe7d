/**
 * A: official statistic or large survey read at its source. B: survey quoted by others. C: trade rule or estimate.
 * D: this product's own proposal.
 */
export type Confidence = 'A' | 'B' | 'C' | 'D';

/**
 * Where every figure comes from. `kind` is for the words around it: a proposal is this product's own starting value,
 * chosen inside what the surveys show and to be tuned, and a screen that quotes one says so.
 * Labels are the names of studies and stay untranslated.
 */
export type Source = {
  readonly label: string;
  readonly url: string | null;
  /** Of the data where it is known, else of publication. */
  readonly year: number;
  readonly confidence: Confidence;
  readonly kind: 'survey' | 'estimate' | 'statistic' | 'proposal';
};

const proposal = (label: string): Source => ({
  label,
  url: null,
  year: 2026,
  confidence: 'D',
  kind: 'proposal',
});

export const SOURCES = {
  'profile-wedding-global': proposal('Celebra (Zola 2025, The Knot 2022–2025, Hitched 2019–2023)'),
  'profile-wedding-spain': proposal('Celebra (Bodas.net 2024, Libro Blanco 2011)'),
  'profile-wedding-latin-america': proposal(
    'Celebra (Fiancée Bodas 2012, La Planner, Casar.com 2024, Feria de Novios 2019)',
  ),
  'profile-quinceanera': proposal('Celebra (Mi Padrino 2019)'),
  'profile-children': proposal('Celebra (Party Genius 2025)'),
  'profile-birthday': proposal('Celebra (Party Genius 2025, The Bash)'),
  'profile-anniversary': proposal('Celebra'),
  'profile-corporate': proposal('Celebra (PCMA Convene 2013)'),
  'profile-other': proposal('Celebra'),
  'model-guests': proposal('Celebra (The Knot 2021–2025)'),
  'model-location': proposal('Celebra (Bridebook 2018, The Knot 2025, WedMeGood 2024)'),
  'model-season': proposal('Celebra (The Wedding Zone, Simply Wed)'),
  'model-duration': proposal('Celebra'),
  'model-region': proposal('Celebra'),
  'model-priority': proposal('Celebra'),
  'own-choice': proposal('Celebra'),
  'per-guest-other-events': proposal('Celebra'),
  'knot-2025': {
    label: 'The Knot 2025 Real Weddings Study',
    url: 'https://theknot.com/content/average-wedding-cost',
    year: 2024,
    confidence: 'A',
    kind: 'survey',
  },
  'knot-states-2023': {
    label: 'The Knot Real Weddings Study 2023',
    url: 'https://www.zerohedge.com/personal-finance/wedding-flation-state-state-costs-tying-knot',
    year: 2023,
    confidence: 'B',
    kind: 'survey',
  },
  'knot-metros-2025': {
    label: 'The Knot 2025 Real Weddings Study (The Budget Savvy Bride)',
    url: 'https://temisamuel.com/?p=6211',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'bodas-net-2024': {
    label: 'Bodas.net, Informe del Sector Nupcial 2024 (La Península)',
    url: 'https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano',
    year: 2023,
    confidence: 'B',
    kind: 'survey',
  },
  'bodas-net-regions-2023': {
    label: 'Libro imprescindible de las bodas 2023 (El Correo)',
    url: 'https://elcorreo.com/sociedad/euskadi-comunidades-invitados-20240728005211-nt.html',
    year: 2023,
    confidence: 'B',
    kind: 'survey',
  },
  'bodas-mx-2024': {
    label: 'Bodas.com.mx 2024 (Travel Report)',
    url: 'https://www.travelreport.mx/noticias/bodas-en-mexico/amp',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'por-esto-2025': {
    label: 'Por Esto, Yucatán 2025',
    url: 'https://www.poresto.com/yucatan/2025/9/17/en-la-peninsula-de-yucatan-hoteles-y-cenotes-se-consolidan-como-escenarios-de-bodas-alternativas-.amp.html',
    year: 2025,
    confidence: 'C',
    kind: 'estimate',
  },
  'libro-blanco-mx-2019': {
    label: 'Libro Blanco de las Bodas, México (EFE)',
    url: 'https://www.efe.com/efe/espana/efe-comunica/como-y-cuanto-gastan-las-parejas-mexicanas-en-sus-bodas/50001453-4658732',
    year: 2019,
    confidence: 'B',
    kind: 'survey',
  },
  'hitched-2024': {
    label: 'Hitched National Wedding Survey 2024',
    url: 'https://www.nationalworld.com/lifestyle/money/the-average-cost-of-a-wedding-rises-by-12-percent-despite-cost-of-living-crisis-4969831',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'hitched-regions-2024': {
    label: 'Hitched 2024 (Cutts & Co)',
    url: 'https://cuttsandco.co.uk/the-matrimony-hustle',
    year: 2024,
    confidence: 'C',
    kind: 'survey',
  },
  'bridebook-2025': {
    label: 'Bridebook UK Wedding Report 2025',
    url: 'https://www.lincolnshireworld.com/community/bridebook-annual-wedding-report-east-midlands-is-the-cheapest-place-to-tie-the-knot-4969392',
    year: 2025,
    confidence: 'B',
    kind: 'survey',
  },
  'knot-worldwide-2023': {
    label: 'The Knot Worldwide Global Wedding Report 2023',
    url: 'https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/',
    year: 2022,
    confidence: 'B',
    kind: 'survey',
  },
  'los-andes-2023': {
    label: 'The Knot Worldwide (Los Andes)',
    url: 'https://grupoclarin-los-andes-prod.cdn.arcpublishing.com/mundo/cuanto-cuesta-una-boda-en-distintos-paises-del-mundo-barato-o-caro',
    year: 2023,
    confidence: 'C',
    kind: 'survey',
  },
  'mdz-2023': {
    label: 'MDZ 2023',
    url: 'https://www.mdzol.com/sociedad/2023/9/22/el-negocio-dolarizado-que-se-sostiene-pesar-de-la-crisis-369980.html',
    year: 2023,
    confidence: 'C',
    kind: 'estimate',
  },
  'bridal-fashion-co-2024': {
    label: 'Bridal Fashion Colombia 2024',
    url: 'https://transmisoraquindio.com/piensa-casarse-hasta-un-30-aumento-el-costo-de-las-bodas-en-colombia',
    year: 2024,
    confidence: 'C',
    kind: 'estimate',
  },
  'feria-de-novios-pe-2021': {
    label: 'Feria de Novios, Perú (Gestión)',
    url: 'https://gestion.pe/tendencias/peruanos-destinan-us-25-000-boda-premium-263175',
    year: 2021,
    confidence: 'C',
    kind: 'estimate',
  },
  'casamentos-br-2024': {
    label: 'Casamentos.com.br 2024 (G1)',
    url: 'https://g1.globo.com/df/distrito-federal/noticia/2024/08/01/quanto-custa-realizar-um-sonho-o-de-casamento-vai-de-r-250-ate-bilhoes-entenda.ghtml',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'casar-br-2024': {
    label: 'Casar.com / Assessoria VIP 2024 (B3)',
    url: 'https://borainvestir.b3.com.br/objetivos-financeiros/organizar-as-contas/quanto-custa-uma-festa-de-casamento-e-como-se-planejar-para-isso',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'la-nacion-cr-2022': {
    label: 'La Nación, Costa Rica 2022',
    url: 'https://gruponacion.cdn.arcpublishing.com/economia-y-politica/precios-de-bodas-igualan-y-hasta-superan-el-costo/UED5WENG7JATBEWXKRF44OK5EI/story',
    year: 2022,
    confidence: 'C',
    kind: 'estimate',
  },
  'easy-weddings-2025': {
    label: 'Easy Weddings Australian Wedding Industry Report 2025',
    url: 'https://easyweddings.com.au/pro-education/weddings-industry-insights-2025',
    year: 2024,
    confidence: 'A',
    kind: 'survey',
  },
  'bfmtv-2025': {
    label: 'BFMTV 2025',
    url: 'https://www.beincrypto1.de/economie-politique/le-mariage-seduit-plus-que-jamais-malgre-une-facture-toujours-plus-salee-1518227',
    year: 2025,
    confidence: 'C',
    kind: 'estimate',
  },
  'libro-bianco-2020': {
    label: 'Libro Bianco del Matrimonio 2020 (Verità&Affari)',
    url: 'https://www.veritaeaffari.it/famiglie/costo-matrimonio-italia-nozze/',
    year: 2020,
    confidence: 'B',
    kind: 'survey',
  },
  'weddyplace-2024': {
    label: 'Weddyplace Hochzeitsstudie 2024',
    url: 'https://finanzfluss.de/blog/hochzeit-kosten',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'zankyou-pt-2022': {
    label: 'Zankyou Portugal 2022',
    url: 'https://zankyou.pt/p/como-calcular-de-forma-eficaz-o-orcamento-para-a-seu-casamento-8-dicas-para-nao-morrer-na-praia',
    year: 2022,
    confidence: 'C',
    kind: 'estimate',
  },
  'wedmegood-2024': {
    label: 'WedMeGood Annual Wedding Report 2024',
    url: 'https://localsamosa.com/news/wedmegood-report-7665827',
    year: 2024,
    confidence: 'B',
    kind: 'survey',
  },
  'zexy-2024': {
    label: 'Zexy 2024',
    url: 'https://souken.zexy.net/research_news/trend.html',
    year: 2024,
    confidence: 'A',
    kind: 'survey',
  },
  'suissevents-2023': {
    label: 'Suissevents 2023 (Blick)',
    url: 'https://blick.ch/fr/economie/pour-tous-les-go-ts-nos-conseils-pour-un-mariage-somptueux-mais-pas-cher-id19231413.html',
    year: 2023,
    confidence: 'C',
    kind: 'estimate',
  },
  'price-levels-2024': {
    label: 'World Bank ICP, IMF',
    url: 'https://github.com/datasets/ppp',
    year: 2024,
    confidence: 'A',
    kind: 'statistic',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
