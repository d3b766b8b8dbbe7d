import type { ReactNode } from 'react';
import type { SocialNetwork } from '@/lib/brand';

/** Logos drawn in the style of the icon set, which contains no trademarks. */
const SHAPES: Record<SocialNetwork, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  tiktok: <path d="M14 3v12.5a3.75 3.75 0 1 1-3.75-3.75M14 3c.4 3.2 2.4 5 5.5 5.2" />,
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 11.5H16" />,
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.5 10.5V17M7.5 7.25v.01M11.5 17v-6.5M11.5 13.5a2.6 2.6 0 0 1 5.2 0V17" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4l-6.9 6.9M4 20l6.9-6.9" />,
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      {SHAPES[network]}
    </svg>
  );
}
