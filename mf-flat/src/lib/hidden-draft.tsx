import { useSay } from '@domizil/app-kit'

/** Says that what was typed is back after the sign-in. */
export function HiddenDraft({ isHidden }: { isHidden: boolean }) {
  const say = useSay()
  return isHidden ? <p role="alert">{say('request.sessionEnded')}</p> : null
}
