/** An answer in the map service's form with invented places, for a backend without a network. */
const tagged = (id: number, lat: number, tags: Record<string, string>) => ({
  type: 'node',
  id,
  lat,
  lon: -5.99,
  tags,
});

export const EXAMPLE = {
  elements: [
    tagged(1, 37.38, { place: 'city', name: 'Example' }),
    tagged(2, 37.39, {
      name: 'Ejemplo del Río',
      website: 'https://rio.example',
      phone: '+34 600 000 001',
      opening_hours: 'Mo-Fr 10:00-18:00',
      'addr:street': 'Calle de Ejemplo',
      'addr:housenumber': '1',
    }),
    tagged(3, 37.42, { name: 'Ejemplo de la Plaza' }),
  ],
};
