import type { Call, CallInput } from '@domizil/api'
import { useCommand, useShell } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import type { ReactNode } from 'react'

interface DownloadButtonProps<C extends Call> {
  call: C
  input: CallInput<C>
  /** The name of the file. */
  name: string
  /** The accessible name, if the visible text does not identify the file. */
  label?: string
  children: ReactNode
}

/** Downloads a file; shows a failure. */
export function DownloadButton<C extends Call>(props: DownloadButtonProps<C>) {
  const { call, input, name, label, children } = props
  const shell = useShell()
  const { run, isBusy } = useCommand()
  const handleDownload = () => run(async () => saveFile(await shell.download(call, input), name))

  return (
    <Button size="small" busy={isBusy} aria-label={label} onClick={() => void handleDownload()}>
      <Download size={14} />
      {children}
    </Button>
  )
}
