import { useTranslation } from '@/lib/translation';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {t('skipToContent')}
    </a>
  );
}
