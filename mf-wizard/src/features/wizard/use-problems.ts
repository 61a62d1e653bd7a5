import { useSay } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { formatDay, type IssueCode } from '@domizil/domain'
import { useQuantity } from '@domizil/flat-ui/fields'
import { unreadableMessage } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { addressMessagesAtom } from './address-atoms.ts'
import { flatAtom, formAtom, missingForPublicationAtom, shownIssuesAtom } from './editor-atoms.ts'
import { type FieldIssue, type FieldName, isUnread, rangeOf, rowOf, stepOf } from './fields.ts'
import { useLocalLanguage } from './use-local-language.ts'
import { unreadTextsAtom } from './unread-texts.ts'

/** Issues with separate messages; other fields have one that names all their rules. */
const SPECIAL = [
  'rooms.NO_BATHROOM',
  'energyCertificate.energyCarriers.TOO_MANY',
  'energyCertificate.issueDate.IN_THE_FUTURE',
  'energyCertificate.validUntil.EXPIRED',
  'energyCertificate.validUntil.TOO_FAR_AHEAD',
]
const BANNED = 'CONTACT_NOT_ALLOWED'

export interface Problem {
  readonly field: FieldName
  readonly sentence: string
}

/** An issue as one sentence that says how to fix it. */
function useSentence() {
  const intl = useIntl()
  const say = useSay()
  const quantity = useQuantity()
  const numbers = useNumberTexts()
  const form = useAtomValue(formAtom)
  const language = useLocalLanguage()
  const unreadTexts = useAtomValue(unreadTextsAtom)

  return (issue: FieldIssue) => {
    const { field, code } = issue
    const { [field]: text } = unreadTexts
    if (text !== undefined && isUnread(form, field)) {
      return hasDecimals(field) ? say('decimal.unreadable', { text }) : unreadableMessage(text, numbers)
    }
    const { min = 0, max = 0 } = rangeOf(issue)
    const unit = unitOf(field)
    const [from, to] = [quantity(min, unit), quantity(max, unit)]
    const range = unit === 'euro' ? { min: from, max: to } : { min, max }
    return say(`issue.${sentenceOf(field, code, intl.messages)}`, {
      ...range,
      from,
      to,
      decimals: decimalsOf(field),
      latest: issue.latest && formatDay(issue.latest),
      language,
      words: issue.words,
    })
  }
}

/** The sentence for a rule, for the field, or for all fields of its kind. */
function sentenceOf(field: FieldName, code: IssueCode, messages: object): string {
  const own = `${field}.${code}`
  if (code === BANNED) return BANNED
  if (SPECIAL.includes(own)) return own
  return `issue.${field}` in messages ? field : `kind.${rowOf(field)?.kind ?? 'text'}`
}

function unitOf(field: FieldName) {
  const row = rowOf(field)
  return row?.kind === 'number' ? row.unit : undefined
}

function decimalsOf(field: FieldName): number {
  const row = rowOf(field)
  return row?.kind === 'number' ? (row.decimals ?? 0) : 0
}

/** Whether the field takes a fraction. */
function hasDecimals(field: FieldName): boolean {
  return field === 'energyCertificate.energyValue' || decimalsOf(field) > 0
}

/** The displayed issues: by our rules, and the server's about the address. */
export function useProblems(): readonly Problem[] {
  const sentence = useSentence()
  const issues = useAtomValue(shownIssuesAtom)
  const messages = useAtomValue(addressMessagesAtom)

  return [
    ...issues.map((issue) => ({ field: issue.field, sentence: sentence(issue) })),
    ...messages.map(({ field, message }) => ({ field, sentence: message })),
  ]
}

/** The message below a field. */
export function useProblemOf(): (field: FieldName) => string | undefined {
  const problems = useProblems()
  return (field) => problems.find((problem) => problem.field === field)?.sentence
}

/**
 * The fields that are missing for publication, displayed at the fields or not yet: of a new flat those of its first step,
 * for it has no other step before it is saved.
 */
export function useMissingFields(): readonly FieldName[] {
  const isSaved = useAtomValue(flatAtom) !== undefined
  const fields = useAtomValue(missingForPublicationAtom).map(({ field }) => field)

  return isSaved ? fields : fields.filter((field) => stepOf(field) === 1)
}
