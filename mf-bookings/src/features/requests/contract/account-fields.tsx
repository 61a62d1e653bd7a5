import type { BankAccountFields } from '@domizil/domain'
import { ACCOUNT_HOLDER_LIMITS, formatIban, MAX_TYPED_IBAN_LENGTH } from '@domizil/domain'
import { TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AccountForm } from './use-account-form.ts'
import styles from './contract.module.css'

/** The account that the platform's contract names: the known one, or the fields to give one. */
export function AccountFields({ form }: { form: AccountForm }) {
  const intl = useIntl()
  if (form.known) return <KnownAccount account={form.known} />
  if (!form.isNeeded) return null

  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>
        <FormattedMessage id="contract.account" />
      </legend>
      <p className={styles.hint}>
        <FormattedMessage id="contract.account.why" />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'payments.holder' })}
        error={form.errors['holder']}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_LIMITS.max}
        value={form.draft.holder}
        onChange={({ target }) => form.change({ holder: target.value })}
      />
      <TextField
        label={intl.formatMessage({ id: 'payments.iban' })}
        error={form.errors['iban']}
        name="iban"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED_IBAN_LENGTH}
        value={form.draft.iban}
        onChange={({ target }) => form.change({ iban: target.value })}
      />
    </fieldset>
  )
}

function KnownAccount({ account: { holder, iban } }: { account: BankAccountFields }) {
  return (
    <p className={styles.hint}>
      <FormattedMessage id="contract.account.known" values={{ holder, iban: formatIban(iban) }} />
    </p>
  )
}
