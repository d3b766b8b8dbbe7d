/** The sample couple's preferences for drinks, including a bus home and a shop that takes bottles back. */
export const DEMO_DRINKS = {
  alcohol: true,
  halal: 'some',
  cash_bar: false,
  way_home: 'bus',
  choices: {
    abstaining: 21,
    halal_guests: 4,
    hot: true,
    corkage: 0,
    moments: {
      welcome: { drinks: ['beer', 'vermouth', 'white', 'cocktails-free', 'soft', 'water'] },
      bar: { generosity: 'generous' },
    },
    prices: {
      white: { price: 690, case_price: 3780, case_size: 6, returnable: true, shop: 'Bodegas del Aljarafe' },
      red: { price: 750, case_price: 4140, case_size: 6, returnable: true, shop: 'Bodegas del Aljarafe' },
      sparkling: { price: 820, case_price: 4500, case_size: 6, shop: 'Bodegas del Aljarafe' },
    },
  },
};
