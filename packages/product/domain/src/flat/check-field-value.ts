import { type FindContacts, findContacts } from '../text/contact-ban.ts'
import type { FlatField } from './flat-fields.ts'
import { checkCode, checkCodes, checkLength, checkNumber, type Issue, type Range } from '../issue.ts'

/** Validates the value of a field by its row. What is optional may be missing; what is there keeps to the row. */
export function checkFieldValue(
  name: string,
  field: FlatField,
  value: unknown,
  find: FindContacts = findContacts,
): Issue[] {
  if (field.optional && isEmpty(value)) return []
  switch (field.kind) {
    case 'number':
      return checkNumber(name, value as number | undefined, field)
    case 'boolean':
      return isEmpty(value) ? [{ field: name, code: 'REQUIRED' }] : []
    case 'choice':
      return checkCode(name, value as string | undefined, field.codes)
    case 'choices':
      return checkCodes(name, value as readonly string[] | undefined, field.codes)
    case 'text':
      return checkText(name, value as string | undefined, field, find)
  }
}

function checkText(field: string, text: string | undefined, limit: Range, find: FindContacts): Issue[] {
  const issues = checkLength(field, text, limit)
  if (issues.length > 0) return issues

  return checkContacts(field, text, find)
}

/** Validates that a text contains no contact details. */
export function checkContacts(field: string, text: string | undefined, find: FindContacts): Issue[] {
  const words = find(text ?? '')
  return words.length > 0 ? [{ field, code: 'CONTACT_NOT_ALLOWED', words: words.join(', ') }] : []
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined
}
