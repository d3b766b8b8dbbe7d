import { expect, test } from 'vitest';
import type { Category } from '../plan/facts';
import { categoryNamed } from './words';

const NAMES: readonly (readonly [Category, string])[] = [
  [
    'venue',
    'Finca El Olivar · Hacienda San José · Salón de fiestas · Hotel Alfonso XIII · Restaurante Casa Pepe',
  ],
  [
    'venue',
    'Restaurant Can Roca · Town hall · Masía Can Pere · Cortijo Las Monjas · Castillo de Olite · Leeds Castle',
  ],
  [
    'venue',
    'Iglesia de Santiago · St Mary’s Church · Jardín Secreto · The Walled Garden · Hay Barn · Carpa 10x20',
  ],
  ['venue', 'Tent · Marquee · Venue deposit · Quinta Real'],
  [
    'catering',
    'Catering Aurora · Caterers Ltd · Menú infantil · Comida ensayo · Banquete · Tarta Nupcial · Wedding cake',
  ],
  [
    'catering',
    'Pastel de tres pisos · Repostería Ana · Chef Luis · Food truck · Bakery Lane · Pastelería Mallorca',
  ],
  [
    'catering',
    'Cortador de jamón · Mesa de postres · Dessert table · Taquiza Don Beto · Tacos · Tornaboda · Botanas',
  ],
  [
    'drinks',
    'Drinks · Bar libre · Barra de gin · Bebidas · Vinos Martín · Wine merchant · Cava · Champán · Champagne',
  ],
  [
    'drinks',
    'Cócteles Molotov · Cocktail hour · Cerveza artesana · Beer kegs · Bodega Ruiz · Tequila · Mezcal · Whisky · Refrescos · Hielo',
  ],
  [
    'photo-and-video',
    'Photographer Ann · Fotógrafo · Vídeo boda · Dron · Drone pilot · Álbum · Fotomatón · Photobooth',
  ],
  [
    'music',
    'DJ Manu · The Band · Banda Sinaloense · Música ceremonia · Music licence · Grupo Sonora · Mariachi Vargas',
  ],
  [
    'music',
    'Orquesta Sol · Orchestra · String quartet · Cuarteto · Sonido · Coro parroquial · Gospel choir · Norteños · Trío Lindo',
  ],
  ['music', 'Saxofonista · Violinista · Violinist'],
  [
    'decorations',
    'Floristería Azahar · Florist · Flowers · Ramo de novia · Bouquet · Decoración · Decorator · Globos',
  ],
  [
    'decorations',
    'Balloons · Luces · Lights · Lighting · Iluminación · Velas · Candles · Centros · Sillas · Chairs',
  ],
  [
    'decorations',
    'Mantelería · Generador · Generator · Alquiler de menaje · Rentals · Renta de mesas · Table hire',
  ],
  [
    'attire',
    'Vestido · Dress · Traje novio · Suit · Zapatos · Shoes · Velo · Veil · Peluquería · Hair · Maquillaje',
  ],
  [
    'attire',
    'Makeup · Barbería · Barber · Sastre · Tailor · Modista · Joyería · Jeweller · Alianzas · Rings · Anillos',
  ],
  ['attire', 'Tocado'],
  [
    'transportation',
    'Bus · Buses · Autobuses · Autocares · Coaches · Taxi · Coche clásico · Wedding cars · Limo',
  ],
  [
    'transportation',
    'Limusina · Transporte · Transport · Traslados · Shuttle · Camionetas · Flights · Vuelos',
  ],
  [
    'miscellaneous',
    'Wedding planner · Organizadora · Coordinadora · Papelería · Stationery · Invitaciones · Invitations',
  ],
  ['miscellaneous', 'Detalles · Favors · Favours · Recuerdos · Piñata · Arras · Lazo'],
];

test.each(NAMES.flatMap(([category, names]) => names.split(' · ').map((name) => [name, category] as const)))(
  'a category is recognised in the name “%s”',
  (name, category) => {
    expect(categoryNamed(name)).toBe(category);
  },
);

test('no category is recognised in a name without a category word', () => {
  expect(['Gin & Co.', 'Paco', 'Carmen', 'Bartolo'].map(categoryNamed)).toEqual([null, null, null, null]);
  // The word "rentals" alone means decorations, but a rented car is transportation.
  expect(categoryNamed('Car rental')).toBe('transportation');
  expect(categoryNamed('Invitaciones del hotel')).toBe('miscellaneous');
});
