import { Bus, Gift, Hotel, Mail, MessageCircleQuestion, Phone, Shirt, Users } from 'lucide-react';
import { useId } from 'react';
import type { ShownPage } from '@/data/open-page';
import { questionsIn, type SectionName } from '@/domain/event-page/page';
import { pageLink } from '@/domain/event-page/page-link';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { GiftAccounts } from './gift-accounts';
import { useSectionWords } from './section-words';

/** Sections in reading order, without the cover and the programme. */
const SHOWN = [
  'dress',
  'lodging',
  'transport',
  'gifts',
  'questions',
  'contact',
] as const satisfies readonly SectionName[];
type Shown = (typeof SHOWN)[number];

const WIDE: readonly Shown[] = ['questions', 'contact'];

const ICONS = {
  dress: Shirt,
  lodging: Hotel,
  transport: Bus,
  gifts: Gift,
  questions: MessageCircleQuestion,
  contact: Users,
} as const satisfies Record<Shown, unknown>;

interface SectionsProps {
  page: Pick<ShownPage, 'sections' | 'event_type' | 'kind'>;
  language: Language;
}

function Questions({ text, lang }: { text: string; lang: Language }) {
  return (
    <dl lang={lang} className="mt-2 divide-y divide-line text-left">
      {questionsIn(text).map(({ asked, answer }) => (
        <div key={asked} className="break-inside-avoid py-3">
          <dt className="font-semibold">{asked}</dt>
          {answer && <dd className="whitespace-pre-line text-ink-muted">{answer}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A link that the hosts have added, with the domain that it leads to. */
function HostLink({ link, label }: { link: string; label: string }) {
  const known = pageLink(link);
  return (
    known && (
      <p className="mt-3">
        <a
          href={known.href}
          target="_blank"
          rel="noreferrer nofollow"
          className={cx(buttonClass('secondary', 'small'), 'wrap-anywhere')}
        >
          <span>{label}</span>
          <span className="font-normal text-ink-muted">{known.host}</span>
        </a>
      </p>
    )
  );
}

/** Information for guests, such as dress code, accommodation, gifts and contact. */
export function Sections({ page, language }: SectionsProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  const id = useId();
  const words = useSectionWords(page, language);
  const shown = SHOWN.filter((name) => page.sections[name]);
  if (shown.length === 0) return null;
  // If the number of sections is odd, the last one spans both columns.
  const paired = shown.filter((name) => !WIDE.includes(name));
  const alone = paired.length % 2 === 1 ? paired.at(-1) : undefined;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-12 px-5 pb-6 wrap-anywhere @3xl:grid-cols-2 @3xl:px-10">
      {shown.map((name) => {
        const Icon = ICONS[name];
        const { text, lang } = words(name);
        const section = page.sections[name];
        const wide = WIDE.includes(name) || name === alone;
        return (
          <section
            key={name}
            aria-labelledby={`${id}-${name}`}
            className={cx(
              'break-inside-avoid border-t border-line py-7 text-center',
              wide && '@3xl:col-span-2',
            )}
          >
            <Icon strokeWidth={1.4} className="mx-auto size-8 text-accent" />
            <h2 id={`${id}-${name}`} className="mt-2 text-2xl">
              {t(`title.${name}`)}
            </h2>
            {name === 'questions' ? (
              <div className="mx-auto max-w-xl">
                <Questions text={text} lang={lang} />
              </div>
            ) : (
              <p lang={lang} className="mx-auto mt-2 max-w-xl whitespace-pre-line">
                {text}
              </p>
            )}
            {section?.link && <HostLink link={section.link} label={t(`link.${name as 'lodging'}`)} />}
            {section?.accounts && section.accounts.length > 0 && (
              <GiftAccounts accounts={section.accounts} language={language} />
            )}
            {(section?.phone || section?.email) && (
              <p className="mt-3 flex flex-wrap justify-center gap-2">
                {section.phone && (
                  <Reach
                    href={`tel:${section.phone.replace(/[^+\d]/g, '')}`}
                    icon={<Phone className="size-4.5" />}
                  >
                    {section.phone}
                  </Reach>
                )}
                {section.email && (
                  <Reach href={`mailto:${section.email}`} icon={<Mail className="size-4.5" />}>
                    {section.email}
                  </Reach>
                )}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

const Reach = ({ href, icon, children }: { href: string; icon: Pieces; children: string }) => (
  <a href={href} className={buttonClass('secondary', 'small')}>
    {icon}
    <span>{children}</span>
  </a>
);
