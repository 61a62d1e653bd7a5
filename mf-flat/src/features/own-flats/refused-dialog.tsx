import { ModalDialog } from '@domizil/app-kit/modal'
import { Link } from '@domizil/app-kit/router'
import { flatEditPath } from '@domizil/links'
import { buttonClass } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './dialogs.module.css'
import type { MoveRefusal } from './use-move.ts'

interface RefusedDialogProps {
  refusal: MoveRefusal
  flatId: number
  onClose: () => void
}

/** Why a status change is refused; with missing fields, those and the way to them. */
export function RefusedDialog({ refusal, flatId, onClose }: RefusedDialogProps) {
  const intl = useIntl()
  const nameOf = useFieldName()

  return (
    <ModalDialog
      onClose={onClose}
      title={<FormattedMessage id="refused.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        refusal.details.length > 0 && (
          <Link replace className={buttonClass({ variant: 'primary' })} to={flatEditPath(flatId)}>
            <FormattedMessage id="refused.edit" />
          </Link>
        )
      }
    >
      {refusal.details.length === 0 ? (
        <p>{refusal.message}</p>
      ) : (
        <ul className={styles.missing}>
          {refusal.details.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <b>{nameOf(field)}</b> {message}
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  )
}

/** The label of a field: `address.city` belongs to the address. */
function useFieldName(): (field: string) => string {
  const intl = useIntl()

  return (field) => {
    const [group = ''] = field.split('.')
    const id = `flatField.${group}`
    return intl.formatMessage({ id: id in intl.messages ? id : 'flatField.other' })
  }
}
