import { useState } from 'react';
import { AGE_GROUPS } from '@/domain/guests/guest';
import type { AskedKind, AskedValue } from '@/domain/guests/import/import-asked';
import { FOOD_KINDS } from '@/domain/guests/import/import-food';
import { REPLY_KINDS } from '@/domain/guests/import/import-replies';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Chip, Chips } from '@/ui/chips';

interface ImportValuesPanelProps {
  values: readonly AskedValue[];
  said: ReadonlyMap<string, string>;
  onSay: (key: string, meaning: string) => void;
}

/** Number of values shown at first. */
const SHOWN = 8;

function useMeanings() {
  const { t } = useTranslation('guests');
  return (kind: AskedKind): readonly (readonly [string, string])[] =>
    kind === 'reply'
      ? REPLY_KINDS.map((one) => [one, t(`import.meaning.reply.${one}`)] as const)
      : kind === 'age'
        ? AGE_GROUPS.map((one) => [one, t(`age.${one}`)] as const)
        : FOOD_KINDS.map((one) => [one, t(`import.meaning.food.${one}`)] as const);
}

/** Asks about each value that isn't recognised. One answer applies to all rows with that value. */
export function ImportValuesPanel({ values, said, onSay }: ImportValuesPanelProps) {
  const { t } = useTranslation('guests');
  const meanings = useMeanings();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.slice(0, SHOWN);
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="import-values" className="card p-4">
      <h2 id="import-values" className="text-lg">
        {t('import.valuesTitle')}
      </h2>
      <p className="measure text-sm text-ink-muted">{t('import.valuesText')}</p>
      <ul className="mt-3 divide-y divide-line">
        {shown.map(({ key, kind, text, rows, preset }) => {
          const meant = said.get(key) ?? preset;
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5">
              <p className="break-words">
                <span className="font-medium">{t('import.quoted', { text })}</span>{' '}
                <span className="text-sm text-ink-muted">{t('import.valueRows', { count: rows })}</span>
              </p>
              <Chips label={t('import.valueOf', { value: text })}>
                {meanings(kind).map(([meaning, label]) => (
                  <Chip key={meaning} pressed={meant === meaning} onPress={() => onSay(key, meaning)}>
                    {label}
                  </Chip>
                ))}
              </Chips>
            </li>
          );
        })}
      </ul>
      {shown.length < values.length && (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setWhole(true)}>
          {t('import.valuesAll', { count: values.length })}
        </Button>
      )}
    </section>
  );
}
