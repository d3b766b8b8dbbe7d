/** The product's botanical mark: an olive sprig. */
export function Sprig({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M60 112C58 84 60 52 66 10" />
      <path d="M60 92c-14-2-24-10-30-24 14 0 26 8 30 24Z" />
      <path d="M61 74c12-3 22-11 27-25-14 1-24 11-27 25Z" />
      <path d="M61 58c-12-3-20-11-25-23 13 1 22 10 25 23Z" />
      <path d="M63 42c10-3 18-10 21-22-12 2-19 11-21 22Z" />
      <path d="M65 26c-8-2-14-8-17-16 9 1 15 7 17 16Z" />
      <circle cx="80" cy="84" r="5" />
      <path d="M61 86c6 0 10-1 14-3" />
      <circle cx="41" cy="46" r="4" />
    </svg>
  );
}
