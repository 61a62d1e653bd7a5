import type { BankAccountDraft } from '@domizil/app-kit/bank-account'
import type { BankAccountFields } from '@domizil/domain'
import { ACCOUNT_HOLDER_LIMITS, formatIban, MAX_TYPED_IBAN_LENGTH } from '@domizil/domain'
import { TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './contract.module.css'

/** The account that the platform's contract names: the known one, or the fields to give one. */
export function AccountFields({ form }: { form: BankAccountDraft }) {
  const intl = useIntl()
  const known = form.isAsked && form.query.data?.account
  if (known) return <KnownAccount account={known} />
  if (!isAccountMissing(form)) return null

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
        error={
          form.errors['iban'] ??
          (form.isIbanWrong ? intl.formatMessage({ id: 'payments.iban.wrong' }) : undefined)
        }
        name="iban"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED_IBAN_LENGTH}
        value={form.draft.iban}
        onChange={({ target }) => form.change({ iban: target.value })}
        onBlur={form.leaveIban}
      />
    </fieldset>
  )
}

/** Whether an account is needed and none was given yet. */
export function isAccountMissing({ isAsked, query }: BankAccountDraft): boolean {
  return isAsked && query.data?.account === null
}

function KnownAccount({ account: { holder, iban } }: { account: BankAccountFields }) {
  return (
    <p className={styles.hint}>
      <FormattedMessage id="contract.account.known" values={{ holder, iban: formatIban(iban) }} />
    </p>
  )
}
