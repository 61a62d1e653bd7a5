import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Imported calendar not read completely',
  subject: 'The imported calendar of “{flat}” cannot be read completely',
  paragraphs: [
    'We can no longer read everything in the calendar that you import for “{flat}”.',
    'The days that were blocked stay blocked. New bookings on the other platform may be missing: please check the days, so that the flat is not booked twice.',
  ],
  link: 'See what could not be read',
}
