import { useSession } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'

interface RequestButtonProps {
  onRequest: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens the request form. Visitors without a session fill it in first, and sign in to send it. */
export function RequestButton({ onRequest, ref }: RequestButtonProps) {
  const { status } = useSession()

  return (
    <Button ref={ref} variant="primary" size="large" block busy={status === 'loading'} onClick={onRequest}>
      <FormattedMessage id="request.open" />
    </Button>
  )
}
