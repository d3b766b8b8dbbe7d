import { whatIf } from '../../src/domain/budget/what-if';
import { defaultChoices } from '../../src/domain/plan/facts';

/**
 * The live split's guests slider as it would be written by hand: the same engine, the same nine rows, and nothing
 * between the two but the DOM.
 */
const CHOICES = defaultChoices('wedding');
const money = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const slider = Object.assign(document.createElement('input'), {
  type: 'range',
  min: '10',
  max: '300',
  value: '110',
});
const count = document.createElement('output');
const usual = document.createElement('p');
const list = document.createElement('ul');
document.body.append(slider, count, list, usual);

const rows = CHOICES.map(({ category }) => {
  const bar = Object.assign(document.createElement('span'), { className: 'bar' });
  const amount = document.createElement('span');
  const row = document.createElement('li');
  row.append(category, bar, amount);
  list.append(row);
  return { bar, amount };
});

function draw(): void {
  const guest_count = slider.valueAsNumber;
  const split = whatIf(
    {
      event_type: 'wedding',
      location_type: 'indoor',
      duration: null,
      country: 'ES',
      region: null,
      currency: 'EUR',
      budget: 2_200_000,
      guest_count,
      categories: CHOICES,
    },
    {},
  );
  if (!split.ok) return;
  const largest = Math.max(...split.differences.map(({ after }) => after ?? 0));
  split.differences.forEach(({ after }, at) => {
    const row = rows[at];
    if (!row) return;
    row.bar.style.width = `${((100 * (after ?? 0)) / largest).toFixed(1)}%`;
    row.amount.textContent = money.format(Math.round((after ?? 0) / 100));
  });
  count.textContent = String(guest_count);
  const band = split.after.usual;
  usual.textContent = band && `${money.format(band.low / 100)} – ${money.format(band.high / 100)}`;
  localStorage.setItem('tried', JSON.stringify({ guest_count }));
}
slider.addEventListener('input', draw);
draw();
