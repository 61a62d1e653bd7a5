import { Drawer, Modal, Popover, Tooltip } from '@domizil/ui/work'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from './example.ts'

export const overlayExamples: readonly Example[] = [
  { name: 'Tooltip', States: Tooltips },
  { name: 'Popover (antd)', States: Popovers },
  { name: 'Modal, Drawer', States: Sheets },
]

function Tooltips({ word }: ExampleProps) {
  return (
    <Tooltip title={word('sentence')}>
      <Button>Tooltip</Button>
    </Tooltip>
  )
}

function Popovers({ word }: ExampleProps) {
  return (
    <Popover title={word('heading')} content={`${word('sentence')} ${word('sentence')}`} trigger="click">
      <Button>Popover</Button>
    </Popover>
  )
}

function Sheets({ word }: ExampleProps) {
  const [open, setOpen] = useState<'modal' | 'drawer'>()
  const close = () => setOpen(undefined)

  return (
    <>
      <Button onClick={() => setOpen('modal')}>Modal</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Modal
        title={word('heading')}
        open={open === 'modal'}
        onOk={close}
        onCancel={close}
        okText={word('save')}
        cancelText={word('close')}
      >
        {word('sentence')}
      </Modal>
      <Drawer title={word('heading')} open={open === 'drawer'} onClose={close}>
        {word('sentence')}
      </Drawer>
    </>
  )
}
