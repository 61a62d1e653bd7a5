import { useMoney } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { formatDay } from '@domizil/domain'
import { unreadableMessage } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { addressMessagesAtom } from './address-atoms.ts'
import { flatAtom, formAtom, missingForPublicationAtom, shownIssuesAtom } from './editor-atoms.ts'
import { type FieldIssue, type FieldName, isUnread, rangeOf, stepOf } from './fields.ts'
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
const AMOUNTS: ReadonlySet<FieldName> = new Set(['pricePerMonth', 'deposit'])
/** The fields that take a fraction. */
const DECIMALS: ReadonlySet<FieldName> = new Set(['size', 'energyCertificate.energyValue'])
const BANNED = 'CONTACT_NOT_ALLOWED'

export interface Problem {
  readonly field: FieldName
  readonly sentence: string
}

/** An issue as one sentence that says how to fix it. */
function useSentence() {
  const intl = useIntl()
  const money = useMoney()
  const numbers = useNumberTexts()
  const form = useAtomValue(formAtom)
  const language = useLocalLanguage()
  const unreadTexts = useAtomValue(unreadTextsAtom)

  return (issue: FieldIssue) => {
    const { [issue.field]: text } = unreadTexts
    if (text !== undefined && isUnread(form, issue.field)) {
      return DECIMALS.has(issue.field)
        ? intl.formatMessage({ id: 'decimal.unreadable' }, { text })
        : unreadableMessage(text, numbers)
    }
    const own = `${issue.field}.${issue.code}`
    const id = SPECIAL.includes(own) ? own : issue.field
    const latest = issue.latest && formatDay(issue.latest)
    const { min = 0, max = 0 } = rangeOf(issue)
    const range = AMOUNTS.has(issue.field) ? { min: money(min), max: money(max) } : { min, max }
    return intl.formatMessage(
      { id: `issue.${issue.code === BANNED ? BANNED : id}` },
      { ...range, latest, language, words: issue.words },
    )
  }
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
