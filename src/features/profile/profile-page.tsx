import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { signOut } from '@/data/auth';
import { profileQuery } from '@/data/profiles';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { ChatButton } from '@/parts/chat/chat-button';
import { NotHereOffline } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button, buttonClass } from '@/ui/button';
import { ErrorState, Skeleton } from '@/ui/states';
import { PaidNotice } from './billing/paid-return';
import { DeletionSection } from './deletion-section';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { PersonForm } from './person-form';
import { ProgramsPanel } from './programs-panel';
import { RemindersForm } from './reminders-form';
import { SessionList } from './session-list';
import { TierSummary } from './tier-summary';

export default function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const { user } = useSession();
  const id = user?.id ?? '';
  // Always refetched, because a link in an email can change the profile outside this tab.
  const query = { ...profileQuery(id), enabled: id !== '', refetchOnMount: 'always' as const };
  const answer = useQuery(query);
  const { data: profile, refetch } = answer;
  const missing = whatIsMissing(answer);

  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <PaidNotice />
      {missing === 'offline' ? (
        <NotHereOffline />
      ) : missing === 'error' ? (
        <ErrorState
          title={t('loadFailed')}
          text={t('common:failures.network')}
          action={<Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      ) : !profile ? (
        <div role="status" className="mt-8 flex flex-col gap-4">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <div className="mt-8 flex flex-col gap-12">
          <PersonForm profile={profile} userId={user?.id} email={user?.email ?? ''} />
          <RemindersForm profile={profile} userId={user?.id} />
          <TierSummary />
          <EmailForm email={user?.email ?? ''} />
          <PasswordForm email={user?.email ?? ''} />
          <SessionList userId={id} />
          <ProgramsPanel userId={id} />
          <section className="flex flex-col items-start gap-3 border-t border-line pt-8">
            <h2 className="text-xl">{t('brand.title')}</h2>
            <p className="measure text-ink-muted">{t('brand.text')}</p>
            <Link to={paths.brand} className={buttonClass('secondary')}>
              {t('brand.open')}
            </Link>
          </section>
          <section className="flex flex-col items-start gap-3 border-t border-line pt-8">
            <h2 className="text-xl">{t('data.title')}</h2>
            <p className="measure text-ink-muted">{t('data.text')}</p>
            <Link to={paths.yourData()} className={buttonClass('secondary')}>
              {t('data.open')}
            </Link>
          </section>
          <section className="flex flex-col items-start gap-3 border-t border-line pt-8">
            <h2 className="text-xl">{t('help.title')}</h2>
            <p className="measure text-ink-muted">{t('help.text')}</p>
            <ChatButton label={t('help.open')} />
          </section>
          <section className="flex flex-col items-start gap-3 border-t border-line pt-8">
            <h2 className="text-xl">{t('leave.title')}</h2>
            <p className="measure text-ink-muted">{t('leave.text')}</p>
            <Button look="secondary" icon={<LogOut className="size-4" />} onClick={() => void signOut()}>
              {t('leave.submit')}
            </Button>
          </section>
          <DeletionSection userId={id} email={user?.email ?? ''} />
        </div>
      )}
    </div>
  );
}
