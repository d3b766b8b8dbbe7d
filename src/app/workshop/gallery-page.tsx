import type { ReactNode } from 'react';
import { DEMO_PLAN, demoAddress } from '@/lib/demo';
import { useTranslation } from '@/lib/translation';
import { MODULES } from '../modules';
import { FORM_SAMPLES } from './form-samples';
import { UI_SAMPLES } from './ui-samples';

/** Links to the modules in the demonstration. Each loads a new document. */
const Modules = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'es';
  return (
    <ul className="grid gap-x-6 sm:grid-cols-3">
      {MODULES.map(({ key, path }) => (
        <li key={key}>
          <a
            href={demoAddress(path(DEMO_PLAN), language) ?? ''}
            className="inline-flex min-h-11 items-center text-accent-strong underline"
          >
            {t(`nav.module.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  );
};

const PARTS: readonly { title: string; samples: { readonly [file: string]: () => ReactNode } }[] = [
  { title: 'src/ui', samples: UI_SAMPLES },
  { title: 'src/parts/fields, src/parts/form', samples: FORM_SAMPLES },
];

/** /gallery, only in development: every component with long texts, in the current theme and language. */
export default function GalleryPage() {
  return (
    <div className="page flex flex-col gap-10 py-8">
      <h1 className="text-3xl">Gallery</h1>
      <section aria-labelledby="modules">
        <h2 id="modules" className="mb-3 text-2xl">
          Modules, in the demonstration
        </h2>
        <Modules />
      </section>
      {PARTS.map(({ title, samples }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-6">
          <h2 className="text-2xl">{title}</h2>
          {Object.entries(samples).map(([name, draw]) => (
            <section key={name} id={name} aria-label={name} className="card flex flex-col gap-4 p-4">
              <h2 className="font-mono text-sm text-ink-muted">{name}</h2>
              <div className="flex flex-col gap-4">{draw()}</div>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}
