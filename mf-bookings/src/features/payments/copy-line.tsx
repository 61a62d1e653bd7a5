import { copyText, useShell } from '@domizil/app-kit'
import { Copy } from '@domizil/ui/icons'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './payments.module.css'

interface CopyLineProps {
  /** The key of its label. */
  name: 'holder' | 'iban' | 'amount' | 'reference'
  /** What is copied. */
  value: string
  /** How it is read, if that is something else. */
  shown?: string
}

/** A part of a transfer, as text with a button that copies it. */
export function CopyLine({ name, value, shown = value }: CopyLineProps) {
  const intl = useIntl()
  const shell = useShell()
  const label = intl.formatMessage({ id: `payments.${name}` })
  const handleCopy = async () => {
    const isCopied = await copyText(value)
    const id = isCopied ? 'payments.copied' : 'payments.notCopied'
    shell.notify({
      kind: isCopied ? 'success' : 'info',
      message: intl.formatMessage({ id }, { label, value }),
    })
  }

  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value} translate="no">
          {shown}
        </span>
        <button
          type="button"
          className={styles.copy}
          aria-label={intl.formatMessage({ id: 'payments.copy' }, { label })}
          onClick={() => void handleCopy()}
        >
          <Copy size={16} aria-hidden="true" />
          <span className={styles.word}>
            <FormattedMessage id="payments.copyShort" />
          </span>
        </button>
      </dd>
    </div>
  )
}
