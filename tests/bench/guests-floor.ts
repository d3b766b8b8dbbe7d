/**
 * A hand-written virtual list, with which the guest list is compared. The two lists have the same columns.
 * This one has fixed row heights, draws rows by `innerHTML` while scrolling, and ignores accents and case in
 * searches.
 */
export const FLOOR_PAGE = (count: number): string => `<!doctype html>
<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  .row { position: absolute; left: 0; right: 0; height: 43px; display: grid; grid-template-columns: 1.6fr 1fr 1.2fr 9rem; border-top: 1px solid #ddd; align-items: center }
  #list { position: relative; contain: layout style }
</style>
<input aria-label="search"><output>${count}</output>
<div id="list"></div>
<script>
const fold = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
const pick = (list, n) => list[n % list.length];
const NAMES = ['Íñigo','Zoë','José','Nuria','Ana','Begoña','Raúl','Sofía','Martín','Lucía'];
const LAST = ['Núñez','García','Pérez','Ibáñez','Güell','López','Ruiz','Sáez','Ortega','Vidal'];
const all = Array.from({ length: ${count} }, (_, n) => {
  const row = { name: pick(NAMES, n) + ' ' + pick(LAST, n >> 2), food: n % 17 ? '' : 'Sin gluten', about: n % 4 ? '' : 'Calle Mayor ' + n % 90 + ', Sevilla' };
  return { ...row, text: fold(row.name + ' ' + row.food + ' ' + row.about) };
});
let shown = all;
const list = document.querySelector('#list');
const HEIGHT = 44;
function draw() {
  const top = Math.max(0, scrollY - list.offsetTop);
  const from = Math.max(0, Math.floor(top / HEIGHT) - 15);
  const to = Math.min(shown.length, Math.ceil((top + innerHeight) / HEIGHT) + 15);
  let html = '';
  for (let i = from; i < to; i += 1) {
    const { name, food, about } = shown[i];
    html += '<div class="row" style="transform:translateY(' + i * HEIGHT + 'px)"><button type="button">' + name + '</button><span>' + food + '</span><span>' + about + '</span><button type="button" aria-label="Respuesta de ' + name + '"><svg width="16" height="16" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"></circle></svg> Sin respuesta</button></div>';
  }
  list.style.height = shown.length * HEIGHT + 'px';
  list.innerHTML = html;
}
addEventListener('scroll', draw);
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = fold(target.value).split(' ');
  shown = all.filter(({ text }) => words.every((word) => text.includes(word)));
  document.querySelector('output').textContent = shown.length;
  draw();
});
draw();
</script>`;
