import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findRegion } from '@/domain/places/regions';
import { currentLanguage } from '@/lib/i18n';
import { UsualTotal } from '@/parts/usual-total';
import { exampleWedding, PLACES, splitOf } from '../example';

/** One total, three places. */
export function UsualPicture() {
  const { t } = useTranslation('tour');
  const id = useId();
  const places = PLACES[currentLanguage()];
  const [at, setAt] = useState(2);
  const facts = exampleWedding({ region: places[at] ?? null });
  return (
    <div>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('usual.place')}</legend>
        {places.map((code, i) => (
          <label
            key={code}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:min-h-9"
          >
            <input type="radio" name={id} checked={i === at} onChange={() => setAt(i)} className="sr-only" />
            {findRegion(facts.country, code)?.name[currentLanguage()] ?? code}
          </label>
        ))}
      </fieldset>
      <UsualTotal facts={facts} total={facts.budget} allocation={splitOf(facts)} />
    </div>
  );
}
