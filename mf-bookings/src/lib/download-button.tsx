import type { Call, CallInput } from '@domizil/api'
import { messageOf, useShell } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile } from '@domizil/ui/parts'
import { type ReactNode, useState } from 'react'

interface DownloadButtonProps<C extends Call> {
  call: C
  input: CallInput<C>
  /** Of the file among the downloads. */
  name: string
  /** Where the seen words alone do not say which file it is. */
  label?: string
  children: ReactNode
}

/** Fetches a file and hands it to the browser; says so when it cannot be had. */
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
      <Download size={14} aria-hidden="true" />
      {children}
    </Button>
  )
}
