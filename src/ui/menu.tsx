import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cx } from './class-names';
import type { Pieces } from './pieces';

/**
 * Keeps the focus in a dialog or field that a menu item has opened. Otherwise the menu's button would get the
 * focus back.
 */
function keepFocus(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && !activeElement.closest('[role=menu]'))
    event.preventDefault();
}

/**
 * A button with a menu of actions. The menu closes on navigation. `trigger` must be a single element that
 * accepts a ref.
 */
export function Menu({
  trigger,
  label,
  defaultOpen = false,
  children,
}: {
  trigger: ReactNode;
  label: string;
  defaultOpen?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState(defaultOpen ? pathname : null);
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : null);
  if (openAt !== null && openAt !== pathname) setOpen(false);
  return (
    <Radix.Root modal={false} open={openAt === pathname} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={keepFocus}
          onKeyDown={(event) => {
            // Closes the menu here, because Radix would give Escape to a newer toast.
            if (event.key !== 'Escape') return;
            event.preventDefault();
            setOpen(false);
          }}
          className="animate-fade z-40 min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-lg"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left outline-none data-[highlighted]:bg-accent-soft sm:min-h-10';

export function MenuItem({
  icon,
  danger,
  onSelect,
  children,
}: {
  icon?: Pieces;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Radix.Item className={cx(item, 'cursor-pointer', danger && 'text-danger')} onSelect={onSelect}>
      {icon}
      <span className="contents">{children}</span>
    </Radix.Item>
  );
}

export function MenuLink({ icon, to, children }: { icon?: Pieces; to: string; children: ReactNode }) {
  return (
    <Radix.Item asChild className={item}>
      <Link to={to}>
        {icon}
        <span className="contents">{children}</span>
      </Link>
    </Radix.Item>
  );
}

export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="truncate px-3 py-2 text-sm text-ink-muted">{children}</Radix.Label>
);
export const MenuRule = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
