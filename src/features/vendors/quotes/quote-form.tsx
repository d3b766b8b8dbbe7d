import { type QuoteForm as Fields, QUOTE_LENGTHS } from '@/domain/vendors/quote-schema';
import { STAGES, type Stage, type VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { FormDate, FormSelect, FormText, FormTextArea } from '@/parts/form/form-fields';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { FormSection } from './form-section';
import { IncludesField } from './includes-field';
import { MessagePanel } from './message-panel';
import { ContractFields, PriceFields, SaysField } from './quote-fields';
import { SaveContact } from './save-contact';
import { MessageProvider, useReadMessage } from './use-message';

interface QuoteFormFieldsProps {
  quote: VendorQuote;
  isNew: boolean;
  stage: Stage;
}

const two = 'grid grid-cols-2 items-start gap-3';

/** Everything that can be said of a vendor and a quote; most of it is read from the message. */
export function QuoteFormFields({ quote, isNew, stage }: QuoteFormFieldsProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const message = useReadMessage(quote.message);
  const { category } = quote;
  return (
    <MessageProvider value={message}>
      <FormText<Fields> name="vendor_name" max={QUOTE_LENGTHS.name} label={t('field.vendor_name')} />
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
            <FormSelect<Fields>
              name="stage"
              label={t('field.stage')}
              // Booking is a step of its own, which writes more than this form does.
              options={STAGES.filter((value) => value !== 'booked' || stage === 'booked').map((value) => ({
                value,
                label: t(`stage.${value}`),
              }))}
            />
            <FormDate<Fields> name="chase_on" nullable label={t('field.chase_on')} />
          </div>
          <PriceFields currency={plan.currency} />
          <IncludesField category={category} row={isNew ? undefined : quote.id} />
          <ContractFields currency={plan.currency} />
          <FormSection
            title={t('section.conditions')}
            names={['capacity', 'rating', 'reviews', 'style', 'asked_on', 'answered_on']}
          >
            <div className={two}>
              <SaysField name="free_on_date" kind="yes" />
              <SaysField name="serves_place" kind="yes" />
            </div>
            <div className={two}>
              <FormText<Fields> name="capacity" inputMode="numeric" label={t('field.capacity')} />
              <FormText<Fields> name="style" inputMode="numeric" label={t('field.style')} />
            </div>
            <div className={two}>
              <FormText<Fields> name="rating" inputMode="decimal" label={t('field.rating')} />
              <FormText<Fields> name="reviews" inputMode="numeric" label={t('field.reviews')} />
            </div>
            <div className={two}>
              <FormDate<Fields> name="asked_on" nullable label={t('field.asked_on')} />
              <FormDate<Fields> name="answered_on" nullable label={t('field.answered_on')} />
            </div>
          </FormSection>
          <FormSection
            title={t('section.contact')}
            names={['contact_name', 'email', 'phone', 'website', 'place', 'language', 'notes']}
          >
            <FormText<Fields> name="contact_name" max={QUOTE_LENGTHS.name} label={t('field.contact_name')} />
            <FormText<Fields> name="email" type="email" inputMode="email" label={t('field.email')} />
            <FormText<Fields> name="phone" type="tel" inputMode="tel" label={t('field.phone')} />
            <FormText<Fields> name="website" inputMode="url" label={t('field.website')} />
            <div className={two}>
              <FormText<Fields> name="place" max={QUOTE_LENGTHS.name} label={t('field.place')} />
              <FormSelect<Fields>
                name="language"
                label={t('field.language')}
                options={(['', 'es', 'en'] as const).map((value) => ({
                  value,
                  label: t(`language.${value || 'mine'}`),
                }))}
              />
            </div>
            <FormTextArea<Fields> name="notes" label={t('field.notes')} rows={3} max={QUOTE_LENGTHS.notes} />
            {!isNew && <SaveContact quote={quote} />}
          </FormSection>
        </div>
      </div>
    </MessageProvider>
  );
}
