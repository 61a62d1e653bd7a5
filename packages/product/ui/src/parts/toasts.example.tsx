import { Button, type Toast, Toasts } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

const KINDS = ['success', 'info', 'warning', 'error'] as const

export const toastsExamples: readonly Example[] = [{ name: 'Toasts kind', States: Kinds }]

function Kinds({ word }: ExampleProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const action = { label: word('undo'), run: () => undefined }
  const close = (closed: Toast['id']) => setToasts((all) => all.filter(({ id }) => id !== closed))
  const show = (kind: Toast['kind']) => {
    close(kind)
    setToasts((all) => [...all, { id: kind, kind, message: word('sentence'), action }])
  }

  return (
    <>
      {KINDS.map((kind) => (
        <Button key={kind} onClick={() => show(kind)}>
          {kind}
        </Button>
      ))}
      <Toasts toasts={toasts} label={word('notices')} closeLabel={word('close')} onClose={close} />
    </>
  )
}
