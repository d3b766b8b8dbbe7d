import { useState } from 'react';
import { findRegion } from '@/domain/places/regions';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { UsualTotalNote } from '@/parts/allocation/usual-total';
import { ChoiceChips } from './choice-chips';
import { allocationOf, exampleWedding, PLACES } from './example';

/** The usual total of one wedding in three regions. */
export function UsualPicture() {
  const { t } = useTranslation('tour');
  const places = PLACES[currentLanguage()];
  const [at, setAt] = useState(2);
  const facts = exampleWedding({ region: places[at] ?? null });
  return (
    <div>
      <ChoiceChips
        legend={t('usual.place')}
        choices={places.map((code) => findRegion(facts.country, code)?.name[currentLanguage()] ?? code)}
        at={at}
        onChoose={setAt}
      />
      <UsualTotalNote facts={facts} total={facts.budget} allocation={allocationOf(facts)} />
    </div>
  );
}
