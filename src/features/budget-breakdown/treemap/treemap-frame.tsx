import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CATEGORY_ICONS } from '@/parts/allocation/category-mark';
import { type Frame, TITLE } from './treemap-layout';

/** Background of a category behind its items, with the category's name if there is room. */
export function FramePicture({ frame, name }: { frame: Frame; name: string }) {
  const { category } = frame.group;
  const Icon = CATEGORY_ICONS[category];
  if (!frame.titled) return null;
  return (
    <g className={CATEGORY_HUES[category].ink} transform={`translate(${frame.x}, ${frame.y})`}>
      <Icon x={2} y={3} width={15} height={15} />
      <foreignObject x={22} y={1} width={Math.max(0, frame.width - 24)} height={TITLE - 2}>
        <div className="truncate text-sm leading-5 font-semibold text-ink">{name}</div>
      </foreignObject>
    </g>
  );
}
