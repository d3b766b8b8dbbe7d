import { type DrawnShape, type PageBlock, TEXT_SIZES } from './book';
import { type Drawer, MARGIN, type Struct } from './drawer';

type Drawing = Extract<PageBlock, { kind: 'drawing' }>;

/** Height reserved for the titles above a drawing. */
const TITLES = 120;
/** Radius of a chair in metres. */
const CHAIR = 0.2;
const [SMALLEST, LARGEST] = [4.5, 9];

export function roomScale(d: Drawer, { width, height }: Pick<Drawing, 'width' | 'height'>) {
  const scale = Math.min(d.width / width, (d.bottom - MARGIN - TITLES) / height);
  return { scale, height: height * scale };
}

function outlineOf({ doc }: Drawer, { form }: DrawnShape, wide: number, high: number) {
  if (form === 'round') return doc.ellipse(0, 0, wide / 2, high / 2);
  if (form === 'half')
    return doc.path(`M ${-wide / 2} ${high / 2} A ${wide / 2} ${high} 0 0 1 ${wide / 2} ${high / 2} Z`);
  return doc.roundedRect(-wide / 2, -high / 2, wide, high, 2);
}

function drawShape(d: Drawer, shape: DrawnShape, scale: number, x: number, y: number): void {
  const [wide, high] = [shape.width * scale, shape.height * scale];
  const { doc, inks } = d;
  doc.save().translate(x, y).rotate(shape.turn).lineWidth(0.7);
  for (const chair of shape.chairs) {
    doc.circle(chair.x * scale, chair.y * scale, Math.max(1, CHAIR * scale));
    if (chair.isTaken) doc.fillAndStroke(inks.accent, inks.accent);
    else doc.stroke(inks.muted);
  }
  outlineOf(d, shape, wide, high).fillAndStroke(
    shape.isTable ? 'white' : inks.ground,
    shape.isTable ? inks.ink : inks.muted,
  );
  doc.restore();
}

function label(
  d: Drawer,
  { label, isTable, turn }: DrawnShape,
  wide: number,
  high: number,
  x: number,
  y: number,
) {
  if (!label) return;
  // Labels of items without seats follow the longer side. The names of tables are always horizontal.
  const along = isTable ? 0 : (turn + (high > wide ? 90 : 0)) % 180;
  const room = Math.max(isTable ? wide : Math.max(wide, high), 22) - 2;
  const size = Math.max(SMALLEST, Math.min(LARGEST, (TEXT_SIZES.text * room) / d.widthOf(label, 'text')));
  const scale = size / TEXT_SIZES.text;
  const tall = d.heightOf(label, 'text', room, 'text', scale);
  d.doc.save().rotate(along > 90 ? along - 180 : along, { origin: [x, y] });
  d.put(label, 'text', {
    x: x - room / 2,
    y: y - tall / 2,
    width: room,
    align: 'center',
    scale,
    color: isTable ? d.inks.ink : d.inks.muted,
  });
  d.doc.restore();
}

/** Draws a room to scale: walls, items and chairs. Taken chairs are filled. */
export function drawRoom(d: Drawer, part: Struct, block: Drawing): void {
  const { scale, height } = roomScale(d, block);
  d.need(height + 12);
  const top = d.y;
  const width = block.width * scale;
  const left = MARGIN + (d.width - width) / 2;
  const figure = { alt: block.alt, bbox: [left, top, left + width, top + height] };
  const draw = () => {
    const { doc } = d;
    doc.lineWidth(1.2);
    if (block.outline) doc.polygon(...block.outline.map(([x, y]) => [left + x * scale, top + y * scale]));
    else doc.roundedRect(left, top, width, height, 2);
    doc.stroke(d.inks.muted);
    for (const shape of block.shapes) {
      const [x, y] = [left + shape.x * scale, top + shape.y * scale];
      drawShape(d, shape, scale, x, y);
      label(d, shape, shape.width * scale, shape.height * scale, x, y);
    }
  };
  d.tag(part, 'Figure', '', draw, figure);
  d.y += height + 14;
}
