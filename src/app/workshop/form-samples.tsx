import { type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { instantOf } from '@/domain/timeline/zone';
import { ComboField } from '@/parts/fields/combo-field';
import { CountField } from '@/parts/fields/count-field';
import { CountryField } from '@/parts/fields/country-field';
import { DateField } from '@/parts/fields/date-field';
import { FittingText, LimitedArea, LimitedText } from '@/parts/fields/limited-field';
import { NameField } from '@/parts/fields/name-field';
import { NumberField } from '@/parts/fields/number-field';
import { PersonField } from '@/parts/fields/person-field';
import { PictureChoice } from '@/parts/fields/picture-choice';
import { RegionField } from '@/parts/fields/region-field';
import { DraftNotice } from '@/parts/form/draft-notice';
import { fields } from '@/parts/form/form-fields';
import { FormMoment } from '@/parts/form/form-moment';
import { QuickForm } from '@/parts/form/quick-form';
import { RowForm } from '@/parts/form/row-form';
import { AmountQuestion } from '@/parts/money/amount-question';
import { CurrencyField } from '@/parts/money/currency-field';
import { MoneyField } from '@/parts/money/money-field';
import { TypedFigure } from '@/parts/money/typed-figure';
import { LONG, nothing, OPTIONS, UNBROKEN, WORD } from './sample-texts';

/** Holds the state of a sample, so that its value can be changed. */
function Kept<V>({
  first,
  children,
}: {
  first: V;
  children: (value: V, set: (value: V) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const schema = z.object({
  text: z.string().check(z.refine((text) => text !== '', LONG)),
  area: z.string(),
  amount: z.nullable(z.number()),
  date: z.string(),
  choice: z.string(),
  done: z.boolean(),
  several: z.array(z.string()),
  person: z.string(),
});
const Form = fields(schema, 'common', 'sample');

const Everything = () => (
  <RowForm
    form={{
      name: 'gallery',
      schema,
      problem: (message) => message,
      values: {
        text: UNBROKEN,
        area: LONG,
        amount: 123_456,
        date: '2127-06-05',
        choice: 'one',
        done: true,
        several: ['one'],
        person: '',
      },
    }}
    labels={{ save: 'Save', delete: 'Delete' }}
    onSave={() => false}
    onDelete={nothing}
  >
    <Form.Text name="text" label="Text, which can’t be left empty" hint={LONG} />
    <Form.TextArea name="area" label="Text at length" max={500} />
    <Form.Money name="amount" label="Amount" currency="EUR" />
    <Form.Date name="date" label="Day" />
    <Form.Select name="choice" label="Choice" options={OPTIONS} />
    <Form.Switch name="done" label="Switch" />
    <Form.Checks name="several" label="Several" options={OPTIONS} />
    <Form.Person name="person" label="Person" people={[WORD, LONG]} />
  </RowForm>
);

const momentSchema = z.object({ date: z.string(), time: z.string() });

const Moment = () => (
  <RowForm
    form={{
      name: 'gallery-moment',
      schema: momentSchema,
      problem: (message) => message,
      values: { date: '2127-06-05', time: '20:30' },
    }}
    labels={{ save: 'Save' }}
    onSave={() => false}
  >
    <FormMoment
      zone="Europe/Madrid"
      suggested="2127-06-05"
      near={instantOf('Europe/Madrid', '2127-06-05', 20 * 60)}
      dateLabel="Day of the moment"
      timeLabel="Time"
      className="grid grid-cols-2 gap-3"
    />
  </RowForm>
);

function Quick() {
  const line = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  return (
    <QuickForm
      label="One line"
      placeholder={WORD}
      hint={LONG}
      add="Add"
      ref={line}
      value={value}
      problem={null}
      understood={value && <span>{value}</span>}
      spoken={value}
      onType={setValue}
      onSubmit={() => setValue('')}
    />
  );
}

/** Samples of the components in src/parts/fields and src/parts/form, by file name. */
export const FORM_SAMPLES: { readonly [file: string]: () => ReactNode } = {
  'amount-question': () => <AmountQuestion id="asked" readings={[1056, 1_055_500]} onChoose={nothing} />,
  'combo-field': () => (
    <Kept first="one">
      {(value, set) => <ComboField label={WORD} hint={LONG} options={OPTIONS} value={value} onChange={set} />}
    </Kept>
  ),
  'count-field': () => (
    <Kept<number | null> first={120}>
      {(value, set) => <CountField label={WORD} hint={LONG} value={value} onChange={set} />}
    </Kept>
  ),
  'country-field': () => (
    <Kept first="ES">{(value, set) => <CountryField value={value} onChange={set} />}</Kept>
  ),
  'currency-field': () => (
    <Kept first="EUR">{(value, set) => <CurrencyField value={value} onChange={set} />}</Kept>
  ),
  'date-field': () => (
    <Kept first="2127-06-05">
      {(value, set) => <DateField label={WORD} hint={LONG} value={value} onChange={set} />}
    </Kept>
  ),
  'limited-field': () => (
    <>
      <Kept first={LONG}>
        {(value, set) => (
          <LimitedText
            label={WORD}
            max={60}
            room={(key, { count }) => `${count} ${key}`}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Kept>
      <Kept first={LONG}>
        {(value, set) => (
          <LimitedArea label={LONG} max={500} value={value} onChange={({ target }) => set(target.value)} />
        )}
      </Kept>
      <Kept first={WORD}>
        {(value, set) => <FittingText label="A text that fits" max={20} value={value} onChange={set} />}
      </Kept>
    </>
  ),
  'money-field': () => (
    <Kept<number | null> first={123_456}>
      {(value, set) => (
        <MoneyField label={WORD} hint={LONG} error={LONG} currency="EUR" value={value} onChange={set} />
      )}
    </Kept>
  ),
  'name-field': () => (
    <Kept first={WORD}>
      {(value, set) => (
        <NameField label="Name" names={[WORD, LONG]} newHint={LONG} value={value} onChange={set} />
      )}
    </Kept>
  ),
  'number-field': () => (
    <Kept<number | undefined> first={8}>
      {(value, set) => <NumberField label={WORD} hint={LONG} most={72} value={value} onChange={set} />}
    </Kept>
  ),
  'person-field': () => (
    <Kept first="">
      {(value, set) => (
        <PersonField
          label="Who does it"
          people={[WORD, LONG, null]}
          value={value}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Kept>
  ),
  'picture-choice': () => (
    <PictureChoice
      shown={null}
      words={{ choose: WORD, other: WORD, remove: WORD, hint: LONG }}
      busy={false}
      problem={LONG}
      onFile={nothing}
      onRemove={nothing}
    />
  ),
  'region-field': () => (
    <Kept<string | null> first={null}>
      {(value, set) => <RegionField country="ES" value={value} onChange={set} />}
    </Kept>
  ),
  'typed-figure': () => (
    <Kept first={123_456}>
      {(value, set) => <TypedFigure label={WORD} unit="EUR" value={value} onType={set} />}
    </Kept>
  ),
  'draft-notice': () => (
    <DraftNotice action="Discard" onAction={nothing}>
      <span>{LONG}</span>
    </DraftNotice>
  ),
  'form-fields': () => <Everything />,
  'form-moment': () => <Moment />,
  'quick-form': () => <Quick />,
};
