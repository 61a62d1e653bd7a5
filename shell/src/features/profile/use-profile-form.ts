import { changeProfile, type Profile } from '@domizil/api'
import { useDraft } from '@domizil/app-kit/draft'
import { asApiError, sentencesIn, without } from '@domizil/app-kit/problems'
import { useSay } from '@domizil/app-kit/say'
import {
  type Issue,
  isCountryCode,
  missingUserData,
  type RequiredField,
  type UserRole,
} from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useState } from 'react'
import { changeOf, draftOf, missingIn, type ProfileDraft, type TextName, wrongIn } from './profile-draft.ts'

const WITH_FORM: ReadonlySet<string> = new Set(['phone', 'postcode', 'vatId'])

/** The time zones of one country each, of those that most people here live in. */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
}

/** Where most flats are. */
const HOME = 'DE'

/** Zones in which the English of a browser tells no country: it is what many are delivered with. */
const NEAR = /^(Europe|Atlantic|Etc)\/|^UTC$/

export type ProfileForm = ReturnType<typeof useProfileForm>

interface ProfileFormOptions {
  send: ShellApi['send']
  profile: Profile
  /** Whose details these are. */
  role: UserRole
  /** Whether all of it has to be said. */
  isRequired: boolean
  /** Told what is missing after saving, such as a name that only the account can give. */
  onSaved: (missing: readonly RequiredField[]) => void
}

/**
 * The details: what is typed, what is wrong with it, and saving it. What is typed stays in this tab until it is saved,
 * also when the dialog is closed.
 */
export function useProfileForm({ send, profile, role, isRequired, onSaved }: ProfileFormOptions) {
  const sentenceOf = useProblemSentence()
  const proposedCountry = isRequired ? probableCountry(browserPlace()) : ''
  const [known, setKnown] = useState(() => draftOf(profile, proposedCountry))
  const { draft: typed, change, forget } = useDraft<Partial<ProfileDraft>>('profile', NOTHING_TYPED)
  const draft: ProfileDraft = { ...known, ...typed }
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const sentences = (issues: readonly Issue[]) =>
    Object.fromEntries(issues.map((issue) => [issue.field, sentenceOf(issue)]))

  /** Answers whether it is saved. */
  async function save(): Promise<boolean> {
    const issues = [...(isRequired ? missingIn(draft, profile, role) : []), ...wrongIn(draft, role)]
    setErrors(sentences(issues))
    setRefusal(undefined)
    if (issues.length > 0) return false

    setIsSaving(true)
    try {
      const saved = await send(changeProfile, { body: changeOf(draft, role) })
      setKnown(draftOf(saved))
      forget()
      onSaved(missingUserData(saved, role))
      return true
    } catch (error) {
      const { message, body } = asApiError(error)
      setErrors(sentencesIn(body))
      setRefusal(message)
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    errors,
    refusal,
    isSaving,
    save,
    change: (part: Partial<ProfileDraft>) => {
      change({ ...typed, ...part })
      setErrors((old) => without(old, Object.keys(part)))
    },
    /** Says what is wrong with a field that is left. A country decides about its postcode as well. */
    leave: (field: TextName) => {
      const judged = [field, ...(POSTCODES[field] ?? [])].filter((name) => draft[name].trim() !== '')
      const found = wrongIn(draft, role).filter((issue) => judged.some((name) => name === issue.field))
      setErrors((old) => ({ ...without(old, judged), ...sentences(found) }))
    },
  }
}

const NOTHING_TYPED: Partial<ProfileDraft> = {}

const POSTCODES: Partial<Record<TextName, readonly TextName[]>> = {
  countryCode: ['postcode'],
  billingCountryCode: ['billingPostcode'],
}

/** The country that a reader probably lives in: that of the time zone, or else of the languages, or else that of most flats. */
export function probableCountry({ timeZone, languages }: BrowserPlace): string {
  const regions = languages
    .map((tag) => new Intl.Locale(tag))
    .filter(({ language }) => language !== 'en' || !NEAR.test(timeZone))
    .map(({ region = '' }) => region)

  return COUNTRY_OF_ZONE[timeZone] ?? regions.find((region) => isCountryCode(region)) ?? HOME
}

/** Where a browser is, as far as it says so. */
type BrowserPlace = ReturnType<typeof browserPlace>

/** The place of this browser. */
function browserPlace() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, languages: navigator.languages }
}

/** A broken rule as one sentence that says what to do. */
function useProblemSentence(): (issue: Issue) => string {
  const say = useSay()

  return ({ field, code, min = 0, max = 0 }) => {
    const name = plainName(field)
    if (code === 'REQUIRED') return say(`profile.missing.${name}`)
    if (code === 'LENGTH_OUT_OF_RANGE') return say('profile.length', { min, max })
    if (code === 'WRONG_FORMAT' && WITH_FORM.has(name)) return say(`profile.form.${name}`)

    return say('profile.other')
  }
}

/** A billing address is worded like any other. */
function plainName(field: string): string {
  return field.replace(/^billing(.)/, (_all, first: string) => first.toLowerCase())
}
