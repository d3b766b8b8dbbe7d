/**
 * A hand-written room, with which dragging a table is compared. It has a hundred tables of ten named seats
 * over the same picture. Only one attribute changes when the pointer moves.
 */
export const HAND_ROOM = (picture: string): string => `<!doctype html>
<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  svg { display: block; width: 700px; height: 600px; margin: 100px }
  circle { fill: #fff; stroke: #888; vector-effect: non-scaling-stroke }
</style>
<svg viewBox="10 10 21 18"></svg>
<script>
const svg = document.querySelector('svg');
let html = '<image href="data:image/jpeg;base64,${picture}" width="42" height="31.5" opacity="0.4"/>';
for (let i = 0; i < 100; i += 1) {
  const [x, y] = [2.5 + (i % 10) * 3.6, 2.5 + Math.floor(i / 10) * 3.6];
  html += '<g data-thing="' + i + '" transform="translate(' + x + ' ' + y + ')"><circle r="0.9"/><text text-anchor="middle" font-size="0.34">Mesa ' + (i + 1) + '</text><text text-anchor="middle" y="0.4" font-size="0.29">0/10</text>';
  for (let seat = 0; seat < 10; seat += 1)
    html += '<g data-seat="' + seat + '" transform="translate(' + 1.2 * Math.cos(seat * 0.628) + ' ' + 1.2 * Math.sin(seat * 0.628) + ')"><circle r="0.24"/></g>';
  html += '</g>';
}
svg.innerHTML = html;
const at = ({ clientX, clientY }) => new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
let held = null;
svg.addEventListener('pointerdown', (event) => {
  held = event.target.closest('[data-thing]');
});
svg.addEventListener('pointermove', (event) => {
  if (!held) return;
  const { x, y } = at(event);
  held.setAttribute('transform', 'translate(' + x + ' ' + y + ')');
});
for (const type of ['pointerup', 'pointercancel']) svg.addEventListener(type, () => { held = null; });
</script>`;
