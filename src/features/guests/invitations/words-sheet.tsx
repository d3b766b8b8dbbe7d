import { INVITATION_WORDS } from '@/data/guests';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { type WordsProblem, wordsSchema } from '@/domain/guests/invitation-schema';
import { messageParts } from '@/domain/odd-character';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import { useKindWords } from '../use-kind-words';
import { useInvitationWords } from './use-invitation-words';

const Form = fields(wordsSchema, 'guests', 'words');

/**
 * Edits the hosts' names and the invitation text in each language. Date, time, place and link are added
 * automatically.
 */
export function WordsSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('guests');
  const { t: es } = useTranslation('guests', { lng: 'es' });
  const { t: en } = useTranslation('guests', { lng: 'en' });
  const { plan } = usePlanContext();
  const { stored, words } = useInvitationWords();
  const { groups } = useKindWords();
  const own = { es: es('words.usual', groups), en: en('words.usual', groups) };
  return (
    <RowSheet
      row={stored}
      description={faces.invitation_words.useDescription(plan.id)}
      form={{
        name: 'invitation-words',
        schema: wordsSchema,
        problem: (message) => {
          const { key, character } = messageParts(message);
          return t(key as WordsProblem, { address: character });
        },
        values: {
          hosts: words.hosts,
          words_es: words.words_es ?? own.es,
          words_en: words.words_en ?? own.en,
        },
        // A text that equals the app's default is stored as null.
        withFields: ({ hosts, words_es, words_en }) => ({
          ...words,
          hosts,
          words_es: words_es === own.es ? null : words_es,
          words_en: words_en === own.en ? null : words_en,
        }),
        fields: (
          <>
            <p className="text-ink-muted">{t('words.text')}</p>
            <Form.Text name="hosts" max={GUEST_LENGTHS.household} hint={t('words.hostsHint')} />
            <Form.TextArea
              name="words_es"
              label={t('words.es')}
              max={GUEST_LENGTHS.words}
              rows={4}
              lang="es"
            />
            <Form.TextArea
              name="words_en"
              label={t('words.en')}
              max={GUEST_LENGTHS.words}
              rows={4}
              lang="en"
            />
          </>
        ),
      }}
      words={{
        newTitle: t('words.title'),
        create: t('form.save'),
        save: t('form.save'),
        delete: t('words.delete'),
        said: (done) => t(done === 'deleted' ? 'words.deleted' : 'words.saved'),
      }}
      onChange={useChangeRows(INVITATION_WORDS, plan.id)}
      onOpenChange={onOpenChange}
    />
  );
}
