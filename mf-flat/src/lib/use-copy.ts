import { useShell } from '@domizil/remote-kit'
import { useIntl } from 'react-intl'

/** Copies an address, and says so; where that is not allowed it shows the address. */
export function useCopy(): (url: string) => Promise<void> {
  const intl = useIntl()
  const shell = useShell()

  return async (url) => {
    const isCopied = await copied(url)
    shell.notify(
      isCopied
        ? { kind: 'success', message: intl.formatMessage({ id: 'share.copied' }) }
        : { kind: 'warning', message: intl.formatMessage({ id: 'share.notCopied' }, { url }) },
    )
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or no secure connection: the notice then shows the address
  }
}
