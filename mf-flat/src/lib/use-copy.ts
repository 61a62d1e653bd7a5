import { copyText, useSay, useShell } from '@domizil/app-kit'

/** Copies an address and shows a notice; where copying is not allowed, the notice contains the address. */
export function useCopy(): (url: string) => Promise<void> {
  const notifyCopied = useNotifyCopied()

  return async (url) => notifyCopied(await copyText(url), url)
}

/** Shows the result of copying an address. */
export function useNotifyCopied(): (isCopied: boolean, url: string) => void {
  const say = useSay()
  const shell = useShell()

  return (isCopied, url) =>
    shell.notify(
      isCopied
        ? { kind: 'success', message: say('share.copied') }
        : { kind: 'warning', message: say('share.notCopied', { url }) },
    )
}
