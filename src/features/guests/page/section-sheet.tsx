import { useWatch } from 'react-hook-form';
import { EVENT_PAGES } from '@/data/event-pages';
import {
  type EventPage,
  hasLink,
  MOST_ACCOUNTS,
  PAGE_LENGTHS,
  type WordedSection,
} from '@/domain/event-page/page';
import { type SectionProblem, sectionSchema } from '@/domain/event-page/page-schema';
import { kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { beginningKey } from '@/parts/event-page/section-words';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import type { PageEditing } from './use-event-page';

const Form = fields(sectionSchema, 'pageeditor');
const NO_ACCOUNT = { name: '', number: '' };
const LINES = Array.from({ length: MOST_ACCOUNTS }, (_, i) => `accounts.${i}` as const);

/** Fields for each bank account, and an empty line to add an account. */
function Accounts() {
  const { t } = useTranslation('pageeditor');
  const written = useWatch({ name: 'accounts' }) as readonly (typeof NO_ACCOUNT)[];
  const last = written.findLastIndex(({ name, number }) => name !== '' || number !== '');
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 font-medium">{t('accounts')}</legend>
      <p className="text-sm text-ink-muted">{t('accountsText')}</p>
      {LINES.slice(0, Math.min(MOST_ACCOUNTS, last + 2)).map((line) => (
        <div key={line} className="grid gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Form.Text name={`${line}.name`} label={t('accountName')} max={PAGE_LENGTHS.account} />
          <Form.Text name={`${line}.number`} label={t('accountNumber')} max={PAGE_LENGTHS.account} />
        </div>
      ))}
    </fieldset>
  );
}

interface SectionSheetProps {
  name: WordedSection;
  editing: PageEditing;
  onOpenChange: (open: boolean) => void;
}

/** Edits a section's text in each language and the section's other fields. */
export function SectionSheet({ name, editing, onOpenChange }: SectionSheetProps) {
  const { t } = useTranslation(['pageeditor', 'guests']);
  const { t: es } = useTranslation('eventpage', { lng: 'es' });
  const { t: en } = useTranslation('eventpage', { lng: 'en' });
  const { plan } = usePlanContext();
  const { stored, page } = editing;
  const section = page.sections[name];
  const key = beginningKey({ event_type: plan.event_type, kind: kindOf(plan) }, name);
  const own = { es: es(key), en: en(key) };
  const title = t(`guests:page.section.${name}`);
  const max = name === 'welcome' ? PAGE_LENGTHS.welcome : PAGE_LENGTHS.words;
  const rows = name === 'questions' ? 10 : 4;
  return (
    <RowSheet
      row={stored}
      description={{ ...faces.event_pages.useDescription(plan.id), title: () => title }}
      deletable={false}
      form={{
        name: `event-page-${name}`,
        schema: sectionSchema(max),
        problem: (message) => t(message as SectionProblem, { count: max }),
        values: {
          es: section.es ?? own.es,
          en: section.en ?? own.en,
          link: section.link ?? '',
          phone: section.phone ?? '',
          email: section.email ?? '',
          accounts: Array.from({ length: MOST_ACCOUNTS }, (_, i) => ({
            ...NO_ACCOUNT,
            ...section.accounts[i],
          })),
        },
        // A text that equals the app's default is stored as null.
        withFields: (written, row): EventPage => {
          // The stored row when the sheet opened, as the base of the three-way merge.
          const base = row ?? page;
          return {
            ...base,
            sections: {
              ...base.sections,
              [name]: {
                ...base.sections[name],
                ...written,
                es: written.es === own.es ? null : written.es,
                en: written.en === own.en ? null : written.en,
              },
            },
          };
        },
        fields: (
          <>
            {name === 'questions' && <p className="text-ink-muted">{t('questionsText')}</p>}
            <Form.TextArea name="es" max={max} rows={rows} lang="es" />
            <Form.TextArea name="en" max={max} rows={rows} lang="en" />
            {hasLink(name) && (
              <Form.Text name="link" inputMode="url" max={PAGE_LENGTHS.link} hint={t('linkHint')} />
            )}
            {name === 'gifts' && <Accounts />}
            {name === 'contact' && (
              <>
                <Form.Text name="phone" inputMode="tel" max={PAGE_LENGTHS.phone} />
                <Form.Text name="email" inputMode="email" max={PAGE_LENGTHS.email} />
              </>
            )}
          </>
        ),
      }}
      words={{
        newTitle: title,
        create: t('save'),
        save: t('save'),
        delete: '',
        said: () => t('saved', { section: title }),
      }}
      onChange={useChangeRows(EVENT_PAGES, plan.id)}
      onOpenChange={onOpenChange}
    />
  );
}
