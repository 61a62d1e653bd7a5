import { Button } from '@domizil/ui/parts'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'

interface RequestButtonProps {
  onRequest: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens the request form, which knows whether the visitor is signed in when it is sent. */
export function RequestButton({ onRequest, ref }: RequestButtonProps) {
  return (
    <Button ref={ref} variant="primary" size="large" block onClick={onRequest}>
      <FormattedMessage id="request.open" />
    </Button>
  )
}
