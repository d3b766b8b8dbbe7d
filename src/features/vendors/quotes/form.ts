import { quoteSchema } from '@/domain/vendors/quote-schema';
import { fields } from '@/parts/form/form-fields';

/** Fields of a quote, labelled by the texts `field.${name}`. */
export const Form = fields(quoteSchema, 'vendors', 'field');
