import { CameraOff, IdCard, ScanLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DOOR_LENGTH } from '@/domain/guests/arrivals';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { LimitedText } from '@/parts/fields/limited-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';

interface DoorToolsProps {
  scanning: boolean;
  onScanning: (on: boolean) => void;
  door: string;
  onDoor: (text: string) => void;
}

/** Check-in tools of this device: scanning codes, printing, and the name of the door. */
export function DoorTools({ scanning, onScanning, door, onDoor }: DoorToolsProps) {
  const { t } = useTranslation('arrivals');
  const { plan } = usePlanContext();
  const Icon = scanning ? CameraOff : ScanLine;
  return (
    <div className="flex flex-wrap items-start gap-x-4 max-sm:-mb-2">
      {/* The demonstration has no codes, so it has no button to scan them. */}
      {!IN_DEMO && (
        <Button
          look="secondary"
          size="small"
          aria-pressed={scanning}
          icon={<Icon className="size-4.5" />}
          onClick={() => onScanning(!scanning)}
        >
          {t(scanning ? 'tools.stop' : 'tools.scan')}
        </Button>
      )}
      <Disclosure
        title={<span>{door.trim() ? `${t('tools.door')}: ${door.trim()}` : t('tools.more')}</span>}
        className="min-w-0 flex-1 basis-36"
        contentClassName="flex flex-col items-start gap-3 pb-3"
      >
        <Link to={paths.badges(plan.id)} className={buttonClass('quiet', 'small')}>
          <IdCard className="size-4.5 shrink-0" />
          <span>{t('badges')}</span>
        </Link>
        <LimitedText
          label={t('tools.door')}
          hint={t('tools.doorHint')}
          value={door}
          max={DOOR_LENGTH}
          autoComplete="off"
          onChange={({ target }) => onDoor(target.value)}
        />
      </Disclosure>
    </div>
  );
}
