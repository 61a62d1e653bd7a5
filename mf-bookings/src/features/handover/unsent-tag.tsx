import { Tag } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'

/** Marks what is on this device only. */
export function UnsentTag() {
  return (
    <span>
      <Tag tone="warn">
        <FormattedMessage id="handover.unsent" />
      </Tag>
    </span>
  )
}
