import { useRef } from 'react';
import { useTranslation } from '@/lib/translation';
import { Notice } from '@/ui/states';
import { useCodeReader } from './use-code-reader';
import type { Scanned } from './use-scanning';

interface ScannerProps {
  said: Scanned | null;
  onCode: (text: string) => void;
}

export default function Scanner({ said, onCode }: ScannerProps) {
  const { t } = useTranslation('arrivals');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCodeReader(video, onCode);
  const shown: Scanned =
    camera === 'none'
      ? { tone: 'attention', text: t('scan.noCamera') }
      : (said ?? { tone: 'plain', text: t(`scan.${camera}`) });
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {camera !== 'none' && (
        // The video is a camera picture without sound, so it needs no captions.
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scan.title')}
          className="aspect-video max-h-[40dvh] w-full rounded-card bg-ink object-cover"
        />
      )}
      <div role="status">
        <Notice tone={shown.tone}>{shown.text}</Notice>
      </div>
    </div>
  );
}
