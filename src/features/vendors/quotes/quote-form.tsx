import { QUOTE_LENGTHS } from '@/domain/vendors/quote-schema';
import { STAGES, type Stage, type VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { Form } from './form';
import { FormSection } from './form-section';
import { IncludesField } from './includes-field';
import { MessagePanel } from './message-panel';
import { ContractFields, PriceFields, YesNoField } from './quote-fields';
import { SaveContact } from './save-contact';
import { MessageProvider, useReadMessage } from './use-message';

interface QuoteFormFieldsProps {
  quote: VendorQuote;
  isNew: boolean;
  stage: Stage;
}

const two = 'grid grid-cols-2 items-start gap-3';

/** All fields of a vendor and a quote. Most can be filled in from the vendor's message. */
export function QuoteFormFields({ quote, isNew, stage }: QuoteFormFieldsProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const message = useReadMessage(quote.message);
  const { category } = quote;
  return (
    <MessageProvider value={message}>
      <Form.Text name="vendor_name" max={QUOTE_LENGTHS.name} />
      <div
        data-beside={message.reading ? '' : undefined}
        className={cx(
          'flex flex-col gap-7',
          message.reading && 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-8',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3 lg:order-2 lg:in-data-[beside]:sticky lg:in-data-[beside]:top-20">
          <MessagePanel />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <div className={two}>
            <Form.Select
              name="stage"
              // Booking is a separate action, because it writes to the ledger too.
              options={STAGES.filter((value) => value !== 'booked' || stage === 'booked').map((value) => ({
                value,
                label: t(`stage.${value}`),
              }))}
            />
            <Form.Date name="chase_on" nullable />
          </div>
          <PriceFields currency={plan.currency} />
          <IncludesField category={category} row={isNew ? undefined : quote.id} />
          <ContractFields currency={plan.currency} />
          <FormSection
            title={t('section.conditions')}
            names={['capacity', 'rating', 'reviews', 'style', 'asked_on', 'answered_on']}
          >
            <div className={two}>
              <YesNoField name="free_on_date" kind="yes" />
              <YesNoField name="serves_place" kind="yes" />
            </div>
            <div className={two}>
              <Form.Number name="capacity" />
              <Form.Number name="style" />
            </div>
            <div className={two}>
              <Form.Text name="rating" inputMode="decimal" />
              <Form.Number name="reviews" />
            </div>
            <div className={two}>
              <Form.Date name="asked_on" nullable />
              <Form.Date name="answered_on" nullable />
            </div>
          </FormSection>
          <FormSection
            title={t('section.contact')}
            names={['contact_name', 'email', 'phone', 'website', 'place', 'language', 'notes']}
          >
            <Form.Text name="contact_name" max={QUOTE_LENGTHS.name} />
            <Form.Text name="email" type="email" inputMode="email" />
            <Form.Text name="phone" type="tel" inputMode="tel" />
            <Form.Text name="website" inputMode="url" />
            <div className={two}>
              <Form.Text name="place" max={QUOTE_LENGTHS.name} />
              <Form.Select
                name="language"
                options={(['', 'es', 'en'] as const).map((value) => ({
                  value,
                  label: t(`language.${value || 'mine'}`),
                }))}
              />
            </div>
            <Form.TextArea name="notes" rows={3} max={QUOTE_LENGTHS.notes} />
            {!isNew && <SaveContact quote={quote} />}
          </FormSection>
        </div>
      </div>
    </MessageProvider>
  );
}
