import type { PageBlock } from './book';
import { drawRoom, roomScale } from './draw-room';
import { drawTable, tableStart } from './draw-table';
import { type Drawer, MARGIN, type Struct } from './drawer';

type Kind<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;

const ABOVE_HEADING = 8;
const BELOW_HEADING = 5;
const BAR_ROW = 20;
const CARD_HEIGHT = 130;

/**
 * Returns the height that must fit below a heading on the same page. If another heading follows, this
 * includes that heading and what follows it.
 */
function startOf(d: Drawer, [next, ...others]: readonly PageBlock[]): number {
  if (!next) return 0;
  switch (next.kind) {
    case 'heading':
      return ABOVE_HEADING + d.heightOf(next.text, 'heading', d.width) + BELOW_HEADING + startOf(d, others);
    case 'table':
      return tableStart(d, next);
    case 'drawing':
      return roomScale(d, next).height + 12;
    case 'cards':
      return CARD_HEIGHT;
    case 'bars':
      return 2 * BAR_ROW;
  }
}

/** Draws the first block. The following blocks are needed to decide how much room must remain on the page. */
export function drawBlock(
  d: Drawer,
  part: Struct,
  [block, ...following]: readonly [PageBlock, ...PageBlock[]],
): void {
  if (block.kind === 'heading') {
    d.need(startOf(d, [block, ...following]));
    d.y += d.y > MARGIN ? ABOVE_HEADING : 0;
    d.paragraph(part, 'H3', block.text, 'heading', BELOW_HEADING);
  } else if (block.kind === 'table') drawTable(d, part, block);
  else if (block.kind === 'bars') bars(d, part, block);
  else if (block.kind === 'drawing') drawRoom(d, part, block);
  else cards(d, part, block);
}

function bars(d: Drawer, part: Struct, { rows }: Kind<'bars'>): void {
  const widest = (of: 'label' | 'text') => Math.max(...rows.map((one) => d.widthOf(one[of], 'text') + 10));
  const label = Math.min(150, widest('label'));
  const words = widest('text');
  const room = d.width - label - words;
  const most = Math.max(...rows.map(({ share }) => share), 0.001);
  const list = d.doc.struct('L');
  part.add(list);
  for (const { label: name, text, share, color } of rows) {
    d.need(BAR_ROW);
    const y = d.y;
    d.aside(() => {
      d.doc.roundedRect(MARGIN + label, y, room, 12, 2).fill(d.inks.line);
      d.doc.roundedRect(MARGIN + label, y, Math.max(2, (share / most) * room), 12, 2).fill(color);
    });
    const item = d.doc.struct('LI');
    list.add(item);
    d.tag(item, 'LBody', name, () => {
      d.put(name, 'text', { x: MARGIN, y, width: label - 6 });
      d.put(text, 'text', { x: MARGIN + d.width - words, y, width: words, align: 'right' });
    });
    item.end();
    d.y += BAR_ROW;
    d.onRow();
  }
  list.end();
  d.y += 8;
}

function cards(d: Drawer, part: Struct, { cards }: Kind<'cards'>): void {
  const wide = d.width / 2;
  const width = wide - 24;
  cards.forEach(({ title, text }, i) => {
    if (i % 2 === 0) d.need(CARD_HEIGHT);
    const [x, y] = [MARGIN + (i % 2) * wide, d.y];
    d.aside(() =>
      d.doc.rect(x, y, wide, CARD_HEIGHT).dash(2, { space: 3 }).lineWidth(0.5).stroke(d.inks.muted).undash(),
    );
    const below = text ? d.heightOf(text, 'card', width) + 6 : 0;
    // A long name is drawn smaller, so that it stays on one line.
    const natural = d.heightOf(title, 'name', width);
    const scale = Math.min(1, (CARD_HEIGHT - below - 20) / natural);
    const name = d.heightOf(title, 'name', width, 'title', scale);
    const top = y + (CARD_HEIGHT - name - below) / 2;
    d.tag(part, 'P', title, () => d.put(title, 'name', { x: x + 12, y: top, width, align: 'center', scale }));
    if (text)
      d.tag(part, 'P', text, () =>
        d.put(text, 'card', { x: x + 12, y: top + name + 6, width, color: d.inks.muted, align: 'center' }),
      );
    if (i % 2 === 1 || i === cards.length - 1) d.y += CARD_HEIGHT;
    d.onRow();
  });
  d.y += 12;
}
