import { type BankAccount, changeBankAccount, getBankAccount } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'
import { ACCOUNT_HOLDER_LIMITS, formatIban, MAX_TYPED_IBAN_LENGTH } from '@domizil/domain'
import { useSubmit } from '@domizil/app-kit/submit'
import type { ShellApi } from '@domizil/shell-api'
import { Button, Skeleton, TextField } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problemsOf } from './problems-of.ts'
import styles from './profile.module.css'

const OWN_ACCOUNT = queryOf(getBankAccount, {})

interface BankAccountFormProps {
  shell: Pick<ShellApi, 'send' | 'notify'>
}

/** The account that tenants pay to. It has a separate button: each change sends a mail. */
export function BankAccountForm({ shell }: BankAccountFormProps) {
  const { status, data, refetch } = useQuery(OWN_ACCOUNT)

  return (
    <section className={styles.export}>
      <h3>
        <FormattedMessage id="profile.bank.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.bank.hint" />
      </p>
      {status === 'pending' && <Skeleton height="140px" />}
      {status === 'error' && (
        <>
          <p role="alert" className={styles.refused}>
            <FormattedMessage id="profile.bank.failed" />
          </p>
          <Button onClick={() => void refetch()}>
            <FormattedMessage id="profile.again" />
          </Button>
        </>
      )}
      {data && <Fields shell={shell} account={data.account} onSaved={() => void refetch()} />}
    </section>
  )
}

interface FieldsProps extends BankAccountFormProps {
  account: BankAccount | null
  onSaved: () => void
}

function Fields({ shell, account, onSaved }: FieldsProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState({
    holder: account?.holder ?? '',
    iban: account ? formatIban(account.iban) : '',
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }

  /** Resolves with whether it is saved. */
  async function save(): Promise<boolean> {
    setIsSaving(true)
    try {
      const saved = await shell.send(changeBankAccount, { body: draft })
      onSaved()
      setDraft({ holder: saved.account.holder, iban: formatIban(saved.account.iban) })
      shell.notify({ kind: 'success', message: intl.formatMessage({ id: 'profile.bank.saved' }) })
      return true
    } catch (error) {
      setErrors(problemsOf(error))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  const { root, handleSubmit } = useSubmit(save, !isSaving)

  return (
    <form ref={root} className={styles.bank} noValidate onSubmit={handleSubmit}>
      <TextField
        label={intl.formatMessage({ id: 'profile.bank.holder' })}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_LIMITS.max}
        value={draft.holder}
        error={errors['holder']}
        onChange={({ target }) => change({ holder: target.value })}
      />
      <TextField
        label={intl.formatMessage({ id: 'profile.bank.iban' })}
        name="iban"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED_IBAN_LENGTH}
        value={draft.iban}
        error={errors['iban'] ?? errors['']}
        onChange={({ target }) => change({ iban: target.value })}
      />
      <Button type="submit" busy={isSaving}>
        <FormattedMessage id="profile.bank.save" />
      </Button>
    </form>
  )
}
