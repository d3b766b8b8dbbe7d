import { Suspense, useState } from 'react';
import type { RunSheetRow } from '@/domain/timeline/item';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { LazyLinks } from '@/parts/links/lazy-links';
import { MessageOut } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import type { EventSetting } from '@/parts/time/event-setting';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import { useDayText } from './use-day-text';

interface ShareDaySheetProps {
  rows: readonly RunSheetRow[];
  setting: EventSetting;
  onClose: () => void;
}

/** Values of the choice. Names get a prefix, so that a person named "all" can't be confused with a value. */
const ALL = 'all';
const GUESTS = 'guests';
const NAME = '@';

const namesIn = (rows: readonly RunSheetRow[]): string[] =>
  [...new Set(rows.flatMap(({ responsible }) => responsible ?? []))].sort((a, b) => a.localeCompare(b));

function rowsFor(who: string, rows: readonly RunSheetRow[]): readonly RunSheetRow[] {
  if (who === ALL) return rows;
  if (who === GUESTS) return rows.filter(({ track }) => track === 'guests');
  return rows.filter(({ responsible }) => responsible === who.slice(NAME.length));
}

/**
 * The run sheet as a message to send: all activities, the guests' activities, or one person's
 * responsibilities with notes.
 */
export function ShareDaySheet({ rows, setting, onClose }: ShareDaySheetProps) {
  const { t } = useTranslation(['timeline', 'common']);
  const { editable } = usePlanContext();
  const [who, setWho] = useState(ALL);
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('share.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('share.who')}
          value={who}
          onChange={setWho}
          options={[
            { value: ALL, label: t('share.all') },
            { value: GUESTS, label: t('share.guests') },
            ...namesIn(rows).map((name) => ({ value: NAME + name, label: name })),
          ]}
        />
        <Message key={who} who={who} rows={rows} setting={setting} onClose={onClose} />
        {editable && who.startsWith(NAME) && (
          <Suspense fallback={null}>
            <LazyLinks key={who} scope="day" responsible={who.slice(NAME.length)} />
          </Suspense>
        )}
      </div>
    </Sheet>
  );
}

function Message({ who, rows, setting, onClose }: ShareDaySheetProps & { who: string }) {
  const { t } = useTranslation('timeline');
  const { plan } = usePlanContext();
  const dayText = useDayText(setting);
  const proposed = dayText(
    rowsFor(who, rows),
    who.startsWith(NAME) ? 'notes' : who === ALL ? 'names' : 'plain',
  );
  const { text, type, forget, clear } = useKeptText('day-message', who, proposed);
  return (
    <>
      {/* A change of the run sheet doesn't overwrite edited text; a button resets that text. */}
      {text !== proposed && (
        <Button look="secondary" size="small" className="self-start" onClick={clear}>
          {t('share.reset')}
        </Button>
      )}
      <MessageOut
        text={text}
        language={currentLanguage()}
        subject={t('share.subject', { event: plan.name })}
        onType={type}
        onTaken={forget}
        onCopied={onClose}
      />
    </>
  );
}
