import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS, INVITATION_WORDS } from '@/data/guests';
import { pageStateQuery } from '@/data/page-address';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { offeredSections, type WordedSection } from '@/domain/event-page/page';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { usePlanContext } from '@/parts/module/plan-context';
import { PageHead } from '@/ui/page-head';
import { Skeleton } from '@/ui/states';
import { OpenParts } from './open-parts';
import { PagePreview } from './page-preview';
import { PictureField } from './picture-field';
import { PublishPanel } from './publish-panel';
import { RegistrationPanel } from './registration-panel';
import { SectionRow } from './section-row';
import { SectionSheet } from './section-sheet';
import { ShownItems } from './shown-items';
import { ThemePicker } from './theme-picker';
import { useEventPage } from './use-event-page';
import { VenueHint } from './venue-hint';

const NOUNS = [EVENT_PAGES, EVENT_PARTS, INVITATION_WORDS, QUOTES, TIMELINE];

function Editor() {
  const { t } = useTranslation(['pageeditor', 'guests']);
  const { plan } = usePlanContext();
  const editing = useEventPage();
  const { data: state } = useQuery({ ...pageStateQuery(plan.id), enabled: !IN_DEMO });
  // The fields for choosing public parts are shown only once the page is open to somebody.
  const opens = Boolean(state && state.opening !== 'off');
  const [writing, setWriting] = useState<WordedSection | null>(null);
  return (
    <>
      {writing && (
        <SectionSheet name={writing} editing={editing} onOpenChange={(open) => !open && setWriting(null)} />
      )}
      <PageHead
        back={{ to: paths.guestList(plan.id), label: t('guests:import.back') }}
        title={t('title')}
        text={t('text')}
      />
      <div className="mt-4 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <PublishPanel editing={editing} />
          <VenueHint />
          <section aria-labelledby="page-look" className="flex flex-col gap-4">
            <h2 id="page-look" className="text-2xl">
              {t('look')}
            </h2>
            <ThemePicker theme={editing.page.theme} onTheme={(theme) => editing.write({ theme })} />
            <PictureField
              plan_id={plan.id}
              picture={editing.page.picture}
              onPicture={(picture) => editing.write({ picture })}
            />
          </section>
          <section aria-labelledby="page-sections">
            <h2 id="page-sections" className="text-2xl">
              {t('sections')}
            </h2>
            <p className="text-ink-muted">{t('sectionsText')}</p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {offeredSections(editing.kind).map((name) => (
                <SectionRow key={name} name={name} editing={editing} opens={opens} onWrite={setWriting} />
              ))}
            </ul>
          </section>
          <ShownItems editing={editing} />
          {opens && <OpenParts editing={editing} />}
          <RegistrationPanel editing={editing} opens={opens} />
        </div>
        <PagePreview page={editing.page} />
      </div>
    </>
  );
}

const ForEditors = () => {
  const { plan, editable } = usePlanContext();
  return editable ? <Editor /> : <Navigate to={paths.guestList(plan.id)} replace />;
};

/** Page /app/guest-list/:id/page: edits, publishes and unpublishes the event's page. */
export default function EditorPage() {
  const { t } = useTranslation('pageeditor');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<Skeleton className="h-160 w-full" />}>
      {(plan) => <ForEditors key={plan.id} />}
    </ModulePage>
  );
}
