import { copyText, useShell } from '@domizil/app-kit'
import { useIntl } from 'react-intl'

/** Copies an address and shows a notice; where copying is not allowed, the notice contains the address. */
export function useCopy(): (url: string) => Promise<void> {
  const notifyCopied = useNotifyCopied()

  return async (url) => notifyCopied(await copyText(url), url)
}

/** Shows the result of copying an address. */
export function useNotifyCopied(): (isCopied: boolean, url: string) => void {
  const intl = useIntl()
  const shell = useShell()

  return (isCopied, url) =>
    shell.notify(
      isCopied
        ? { kind: 'success', message: intl.formatMessage({ id: 'share.copied' }) }
        : { kind: 'warning', message: intl.formatMessage({ id: 'share.notCopied' }, { url }) },
    )
}
