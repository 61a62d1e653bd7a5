import type { Call, CallInput } from '@domizil/api'
import { messageOf, useShell } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'

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
  const [isBusy, setIsBusy] = useState(false)
  const handleDownload = async () => {
    setIsBusy(true)
    try {
      saveFile(await shell.download(call, input), name)
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" busy={isBusy} aria-label={label} onClick={() => void handleDownload()}>
      <Download size={14} />
      {children}
    </Button>
  )
}
