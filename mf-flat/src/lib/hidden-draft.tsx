import { FormattedMessage } from 'react-intl'

/** Says that what was typed is back after the sign-in. */
export function HiddenDraft({ isHidden }: { isHidden: boolean }) {
  if (!isHidden) return null
  return (
    <p role="alert">
      <FormattedMessage id="request.sessionEnded" />
    </p>
  )
}
