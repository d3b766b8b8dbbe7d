import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { common } from '@/locales/en/common';
import { Menu, MenuLink, MenuNote, MenuRule } from '@/ui/menu';

export interface Entry {
  to: string;
  text: keyof typeof common.nav;
  short: keyof typeof common.nav;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  end: boolean;
}

interface MoreMenuProps {
  title?: string | undefined;
  groups: readonly (readonly Entry[])[];
  trigger: ReactNode;
}

/** What the bottom bar has no room for. Its code comes when the button is approached, so it opens at once. */
export default function MoreMenu({ title, groups, trigger }: MoreMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu defaultOpen label={t('nav.more')} trigger={trigger}>
      {title && <MenuNote>{title}</MenuNote>}
      {groups
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <Fragment key={group[0]?.to}>
            {index > 0 && <MenuRule />}
            {group.map(({ to, text, icon: Icon }) => (
              <MenuLink key={to} to={to} icon={<Icon aria-hidden="true" className="size-5 text-ink-muted" />}>
                {t(`nav.${text}`)}
              </MenuLink>
            ))}
          </Fragment>
        ))}
    </Menu>
  );
}
