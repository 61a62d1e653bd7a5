import { Button, Dialog } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

const LOOKS = [
  { name: 'small', size: 'small' },
  { name: 'medium', size: 'medium' },
  { name: 'large', size: 'large' },
  { name: 'huge', size: 'huge' },
  { name: 'left', side: 'left' },
  { name: 'right', side: 'right' },
] as const

export const dialogExamples: readonly Example[] = [{ name: 'Dialog size, side', States: Dialogs }]

function Dialogs({ word }: ExampleProps) {
  const [open, setOpen] = useState<(typeof LOOKS)[number]>()
  const close = () => setOpen(undefined)

  return (
    <>
      {LOOKS.map((look) => (
        <Button key={look.name} onClick={() => setOpen(look)}>
          {look.name}
        </Button>
      ))}
      {LOOKS.map(({ name, ...look }) => (
        <Dialog
          key={name}
          {...look}
          isOpen={open?.name === name}
          onClose={close}
          title={word('heading')}
          closeLabel={word('close')}
          footer={
            <Button variant="primary" onClick={close}>
              {word('save')}
            </Button>
          }
        >
          <p>{word('sentence')}</p>
        </Dialog>
      ))}
    </>
  )
}
