const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/
const SITE = /https?:|www\.|\b[\w-]{2,}\.(?:com|net|org|info|biz|app|de|es|eu|io|ch|fr|co\.uk)\b/
/** A phone number has at least seven digits after a leading 0 or +, nine without: years and prices are shorter. */
const PHONE = /(?:\+|\b0)[\d\s./()-]*(?:\d[\s./()-]*){6}|\b(?:\d[\s./()-]*){9}/
const DATE = /\b\d{1,2}\.\s?\d{1,2}\.(?:\d{4}|\d{2})?|\b\d{4}-\d{2}-\d{2}\b/g

/** Whether a text contains contact details: the address of a site or mailbox, or a phone number. */
export function containsContact(text: string): boolean {
  return MAIL.test(text) || SITE.test(text) || PHONE.test(text.replaceAll(DATE, ' day '))
}
