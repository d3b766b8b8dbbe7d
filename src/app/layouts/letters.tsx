import { subscribe } from '@/data/newsletter';
import { NewsletterForm } from '@/parts/newsletter-form';

/** The footer's form for the letters. */
export default function Letters() {
  return <NewsletterForm subscribe={subscribe} />;
}
