import { buttonClass } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { Link } from '@domizil/app-kit/router'
import { flatEditPath } from '@domizil/links'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './flat-dialogs.module.css'
import type { MoveRefusal } from './use-move.ts'

interface RefusedDialogProps {
  /** Undefined while the dialog is closed. */
  refusal: MoveRefusal | undefined
  flatId: number
  onClose: () => void
}

/** Why a status change is refused, with the missing fields and links to them. */
export function RefusedDialog({ refusal, flatId, onClose }: RefusedDialogProps) {
  const nameOf = useFieldName()
  // The content stays during the closing transition.
  const [shown, setShown] = useState(refusal)
  if (refusal && refusal !== shown) setShown(refusal)

  return (
    <Modal
      open={refusal !== undefined}
      destroyOnHidden
      onCancel={onClose}
      title={<FormattedMessage id="refused.title" />}
      footer={
        <Link replace className={buttonClass({ variant: 'primary' })} to={flatEditPath(flatId)}>
          <FormattedMessage id="refused.edit" />
        </Link>
      }
    >
      <p>{shown?.message}</p>
      {shown && shown.details.length > 0 && (
        <ul className={styles.missing}>
          {shown.details.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <b>{nameOf(field)}</b> {message}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}

const FIELDS: ReadonlySet<string> = new Set([
  'address',
  'pricePerMonth',
  'deposit',
  'type',
  'size',
  'floorNumber',
  'maxPerson',
  'rooms',
  'flatBookingLength',
  'title_en',
  'title_local',
  'description_flat_en',
  'description_flat_local',
  'description_region_en',
  'description_region_local',
  'energyCertificate',
  'images',
  'mainImage',
  'owner',
])

/** The translated name of a field: `address.city` belongs to the address. */
function useFieldName(): (field: string) => string {
  const intl = useIntl()

  return (field) => {
    const [group = ''] = field.split('.')
    return intl.formatMessage({ id: `flatField.${FIELDS.has(group) ? group : 'other'}` })
  }
}
