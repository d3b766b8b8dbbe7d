import { CircleCheck, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import type { BlogPost } from '@/domain/blog/post';
import { useTranslation } from '@/lib/translation';
import { copyText } from '@/parts/save-file';
import { Button } from '@/ui/button';

/** Opens the device's share dialog. Returns true if the person shared the post or closed the dialog. */
async function handOver(data: ShareData): Promise<boolean> {
  if (!navigator.share || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares the post's address with the device's share dialog, or copies the address if there is none. */
export function Share({ post }: { post: BlogPost }) {
  const { t } = useTranslation('blog');
  const path = useHref(useLocation().pathname);
  const [said, setSaid] = useState<'copied' | 'copyFailed'>();

  async function share() {
    setSaid(undefined);
    const url = window.location.origin + path;
    if (await handOver({ title: post.title, text: post.excerpt, url })) return;
    setSaid((await copyText(url)) ? 'copied' : 'copyFailed');
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button look="secondary" icon={<Share2 className="size-4" />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <p role="status" className="flex items-center gap-1.5 text-ink-muted">
        {said === 'copied' && <CircleCheck className="size-4 text-positive" />}
        {said && <span>{t(said)}</span>}
      </p>
    </div>
  );
}
