import type { ReactNode } from 'react';

interface DraftNoticeProps {
  children: ReactNode;
  action: string;
  onAction: () => void;
}

export const DraftNotice = ({ children, action, onAction }: DraftNoticeProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-accent-soft px-3 text-sm">
    <p role="status" className="min-w-0 py-1.5 wrap-anywhere">
      {children}
    </p>
    <button
      type="button"
      onClick={onAction}
      className="min-h-11 font-semibold text-accent-strong underline underline-offset-3"
    >
      {action}
    </button>
  </div>
);
