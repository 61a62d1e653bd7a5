import { changeBankAccount, type ErrorBody, getBankAccount } from '@domizil/api'
import type { BankAccountFields } from '@domizil/domain'
import { isApiError, queryCacheOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import { useState } from 'react'

const OWN_ACCOUNT = queryOf(getBankAccount, {})

export type AccountForm = ReturnType<typeof useAccountForm>

/** The landlord's account in the dialog of a contract that names it. */
export function useAccountForm(isNamed: boolean) {
  const shell = useShell()
  const { data } = useQuery(OWN_ACCOUNT)
  const [draft, setDraft] = useState<BankAccountFields>({ holder: '', iban: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isNeeded = isNamed && data?.account === null

  return {
    draft,
    errors,
    /** The account that is there; null where it is not asked for. */
    known: isNamed ? (data?.account ?? null) : null,
    /** Whether there is none yet. */
    isNeeded,
    change: (part: Partial<BankAccountFields>) => {
      setDraft((before) => ({ ...before, ...part }))
      setErrors({})
    },
    /** Saves a typed account, if one is needed. @throws what the server refuses, shown beside its fields as well. */
    save: async (): Promise<void> => {
      if (!isNeeded) return
      try {
        const saved = await shell.send(changeBankAccount, { body: draft })
        queryCacheOf(shell).setData(OWN_ACCOUNT, () => saved)
      } catch (error) {
        if (isApiError(error)) setErrors(sentencesIn(error.body))
        throw error
      }
    },
  }
}

function sentencesIn(body: unknown): Record<string, string> {
  const { details = [] } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  return Object.fromEntries(details.map(({ field, message }) => [field, message]))
}
