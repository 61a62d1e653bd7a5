import { changeBankAccount, getBankAccount } from '@domizil/api'
import { type BankAccountFields, formatIban, isIbanMistyped } from '@domizil/domain'
import { useState } from 'react'
import { isApiError } from './api-message.ts'
import { problemsOf } from './problems-of.ts'
import { queryCacheOf, queryOf, useQuery } from './query.ts'
import { useShell } from './shell-context.ts'

/** What is typed of the own bank account, and how it is saved. */
export type BankAccountDraft = ReturnType<typeof useBankAccount>

const OWN_ACCOUNT = queryOf(getBankAccount, {})

/** The account that tenants pay to: what is typed, what is wrong with it, and saving it. Nothing of it is stored in the tab. */
export function useBankAccount(isAsked: boolean) {
  const shell = useShell()
  const query = useQuery(OWN_ACCOUNT, { isEnabled: isAsked })
  const [typed, setTyped] = useState<Partial<BankAccountFields>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isIbanLeft, setIsIbanLeft] = useState(false)
  const known = query.data?.account
  const saved: BankAccountFields = { holder: known?.holder ?? '', iban: known ? formatIban(known.iban) : '' }
  const draft = { ...saved, ...typed }

  return {
    isAsked,
    query,
    draft,
    errors,
    /** Whether what is typed differs from what is saved. A change that is none is not to be sent: each sends mails. */
    isChanged: draft.holder !== saved.holder || draft.iban !== saved.iban,
    /** Whether the IBAN was left with check digits that cannot be right. */
    isIbanWrong: isIbanLeft && isIbanMistyped(draft.iban),
    leaveIban: () => setIsIbanLeft(true),
    change: (part: Partial<BankAccountFields>) => {
      setTyped((before) => ({ ...before, ...part }))
      setErrors({})
    },
    /** @throws what the server refuses, shown beside its fields as well. */
    save: async (): Promise<void> => {
      setErrors({})
      try {
        const account = await shell.send(changeBankAccount, { body: draft })
        queryCacheOf(shell).setData(OWN_ACCOUNT, () => account)
        setTyped({})
      } catch (error) {
        if (isApiError(error)) setErrors(problemsOf(error))
        throw error
      }
    },
  }
}
