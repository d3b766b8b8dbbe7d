export { newQuote as quoteRow } from '@/features/vendors/make-quotes';
