import { useEffect, useState } from 'react';

/** Modules of white around the code, without which readers don't find it. */
const QUIET = 4;

/** A code to scan, drawn black on white in both themes; what draws it is fetched with the first. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let stale = false;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: QUIET });
      const path = data
        .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
        .join('');
      if (!stale) setDrawn({ size, path });
    });
    return () => {
      stale = true;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="white" />
      {drawn && <path d={drawn.path} fill="black" />}
    </svg>
  );
}
