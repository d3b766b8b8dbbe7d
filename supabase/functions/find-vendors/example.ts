/** Sample data in the map service's format with invented places, for a backend without a network. */
const tagged = (id: number, lat: number, tags: Record<string, string>) => ({
  type: 'example',
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
      // Telephone number reserved for fiction.
      phone: '+1 415 555 0143',
      opening_hours: 'Mo-Fr 10:00-18:00; Su off',
      'addr:street': 'Calle de Ejemplo',
      'addr:housenumber': '1',
    }),
    tagged(3, 37.42, { name: 'Ejemplo de la Plaza' }),
    tagged(4, 37.54, {
      name: 'Ejemplo en las Afueras, con un nombre tan largo como los hay en el mapa',
      phone: '+1 415 555 0144',
      'addr:street': 'Camino de Ejemplo',
      'addr:city': 'Ejemplo de Arriba',
    }),
  ],
};
