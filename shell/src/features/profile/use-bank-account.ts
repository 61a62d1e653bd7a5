import { type BankAccount, changeBankAccount, getBankAccount } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'
import { formatIban } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useState } from 'react'
import { problemsOf } from './problems-of.ts'

export type BankAccountDraft = ReturnType<typeof useBankAccount>

interface BankAccountOptions {
  send: ShellApi['send']
  /** Whether it is asked for at all. */
  isAsked: boolean
}

type Draft = Pick<BankAccount, 'holder' | 'iban'>

const OWN_ACCOUNT = queryOf(getBankAccount, {})

/** The account that tenants pay to: what is typed, what is wrong with it, and saving it. Nothing of it is stored in the tab. */
export function useBankAccount({ send, isAsked }: BankAccountOptions) {
  const query = useQuery(OWN_ACCOUNT, { isEnabled: isAsked })
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const known = query.data?.account
  const saved: Draft = { holder: known?.holder ?? '', iban: known ? formatIban(known.iban) : '' }
  const draft = { ...saved, ...typed }

  /** Resolves with whether nothing is left to be saved. What has not changed is not sent: each change sends mails. */
  async function save(): Promise<boolean> {
    setErrors({})
    if (draft.holder === saved.holder && draft.iban === saved.iban) return true
    try {
      await send(changeBankAccount, { body: draft })
      await query.refetch()
      setTyped({})
      return true
    } catch (error) {
      setErrors(problemsOf(error))
      return false
    }
  }

  return {
    isAsked,
    query,
    draft,
    errors,
    save,
    change: (part: Partial<Draft>) => {
      setTyped((before) => ({ ...before, ...part }))
      setErrors({})
    },
  }
}
