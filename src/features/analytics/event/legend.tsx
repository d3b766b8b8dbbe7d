export interface LegendLine {
  readonly stroke: string;
  readonly dash: string;
}

interface LegendProps {
  lines: readonly { readonly key: string; readonly label: string; readonly line: LegendLine }[];
}

export const Legend = ({ lines }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {lines.map(({ key, label, line }) => (
      <li key={key} className="flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 28 4" className="h-1 w-7 shrink-0">
          <path d="M0 2H28" className={line.stroke} strokeWidth={3} strokeDasharray={line.dash} />
        </svg>
        <span>{label}</span>
      </li>
    ))}
  </ul>
);
