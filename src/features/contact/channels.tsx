import { LifeBuoy, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { operator } from '@/lib/company';
import { authPath } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ChatButton } from '@/parts/chat/chat-button';
import { ForMembers, ForVisitors } from '@/parts/public/for-whom';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-9';

function Channel({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4 border-t border-line py-5">
      <span aria-hidden="true" className="mt-0.5 text-accent">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-0.5 text-ink-muted">{text}</p>
        <div className="break-words">{children}</div>
      </div>
    </li>
  );
}

/**
 * The four ways to contact the team. The email address and phone number are omitted while only example values
 * are configured.
 */
export function Channels() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="contact-channels">
      <h2 id="contact-channels" className="mb-5 text-2xl">
        {t('channels.title')}
      </h2>
      <ul className="border-b border-line">
        <Channel
          icon={<Mail className="size-6" />}
          title={t('channels.email.title')}
          text={t('channels.email.text')}
        >
          {operator.isExample ? (
            <a href="#message" className={LINK}>
              {t('channels.email.action')}
            </a>
          ) : (
            <a href={`mailto:${operator.emails.support}`} className={LINK}>
              {operator.emails.support}
            </a>
          )}
        </Channel>
        <Channel
          icon={<MessageCircle className="size-6" />}
          title={t('channels.chat.title')}
          text={t('channels.chat.text')}
        >
          <ForMembers>
            <ChatButton label={t('channels.chat.open')} />
          </ForMembers>
          <ForVisitors>
            <Link to={authPath('sign-in')} className={LINK}>
              {t('channels.chat.signIn')}
            </Link>
          </ForVisitors>
        </Channel>
        <Channel
          icon={<Phone className="size-6" />}
          title={t('channels.phone.title')}
          text={t('channels.phone.text')}
        >
          {!operator.isExample && (
            <a href={operator.phone.href} className={`${LINK} whitespace-nowrap`}>
              {operator.phone.display}
            </a>
          )}
        </Channel>
        <Channel
          icon={<LifeBuoy className="size-6" />}
          title={t('channels.help.title')}
          text={t('channels.help.text')}
        >
          <a href="#answers" className={LINK}>
            {t('channels.help.action')}
          </a>
        </Channel>
      </ul>
    </section>
  );
}
