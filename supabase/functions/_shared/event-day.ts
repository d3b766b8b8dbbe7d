/** The day of an event in words, for people who are invited: YYYY-MM-DD becomes “Saturday, June 12, 2027”. */
export const eventDay = (language: 'es' | 'en', day: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
