import type { BankAccountDraft } from '@domizil/app-kit/bank-account'
import { ACCOUNT_HOLDER_LIMITS, MAX_TYPED_IBAN_LENGTH } from '@domizil/domain'
import { Button, Skeleton, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './profile.module.css'

/** The account that tenants pay to; nothing where it is not asked for. */
export function BankAccountFields({ bank }: { bank: BankAccountDraft }) {
  const { status, refetch } = bank.query
  if (!bank.isAsked) return null

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
      {status === 'success' && <Fields bank={bank} />}
    </section>
  )
}

function Fields({ bank: { draft, errors, isIbanWrong, leaveIban, change } }: { bank: BankAccountDraft }) {
  const intl = useIntl()
  const wrong = isIbanWrong ? intl.formatMessage({ id: 'profile.bank.iban.wrong' }) : undefined

  return (
    <div className={styles.bank}>
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
        error={errors['iban'] ?? errors[''] ?? wrong}
        onChange={({ target }) => change({ iban: target.value })}
        onBlur={leaveIban}
      />
    </div>
  )
}
