import { PenLine } from 'lucide-react';
import { isWorded, type SectionName, type WordedSection } from '@/domain/event-page/page';
import { kindOf } from '@/domain/plan/kind';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useSectionWords } from '@/parts/event-page/section-words';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import type { PageEditing } from './use-event-page';

interface SectionRowProps {
  name: SectionName;
  editing: PageEditing;
  /** True if the page has a public address. */
  opens: boolean;
  onWrite: (name: WordedSection) => void;
}

/** Settings of one section: whether it is shown, whether the public page shows it, and its text. */
export function SectionRow({ name, editing, opens, onWrite }: SectionRowProps) {
  const { t } = useTranslation(['pageeditor', 'guests']);
  const { plan } = usePlanContext();
  const { page, writeSection } = editing;
  const { on, open } = page.sections[name];
  const words = useSectionWords(
    { sections: page.sections, event_type: plan.event_type, kind: kindOf(plan) },
    currentLanguage(),
  );
  const title = t(`guests:page.section.${name}`);
  const said = on && isWorded(name) ? words(name) : null;
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-3">
        <Checkbox label={title} checked={on} onChange={(next) => writeSection(name, { on: next })} />
        {on && isWorded(name) && (
          <Button
            look="quiet"
            size="small"
            icon={<PenLine className="size-4.5" />}
            onClick={() => onWrite(name)}
          >
            <span>{t('write')}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </Button>
        )}
      </div>
      {on && (
        <div className="pl-7.5">
          {said && (
            <p lang={said.lang} className="line-clamp-2 text-sm text-ink-muted">
              {said.text}
            </p>
          )}
          {opens && (
            <Checkbox
              label={
                <span className="text-sm">
                  <span>{t('open')}</span>
                  <span className="sr-only">{`: ${title}`}</span>
                </span>
              }
              checked={open}
              onChange={(next) => writeSection(name, { open: next })}
            />
          )}
        </div>
      )}
    </li>
  );
}
