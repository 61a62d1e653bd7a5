/** The antd components that we use, in their states. Separate from `examples`, because it loads all of antd. */
import { Button } from '@domizil/ui/parts'
import { Drawer, Modal, Popover, Switch, Tag, Tooltip } from '@domizil/ui/work'
import { useState } from 'react'
import type { Example, ExampleProps } from './example.ts'
import { tableExamples } from './table.example.tsx'

const overlayExamples: readonly Example[] = [
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

const inputExamples: readonly Example[] = [
  { name: 'Switch', States: Switches },
  { name: 'Tag closable, CheckableTag', States: Tags },
]

function Switches({ word }: ExampleProps) {
  return (
    <>
      <Switch defaultChecked aria-label={word('one')} />
      <Switch aria-label={word('two')} />
      <Switch disabled aria-label={word('three')} />
    </>
  )
}

function Tags({ word }: ExampleProps) {
  return (
    <>
      <Tag closable={{ 'aria-label': word('remove') }}>{word('one')}</Tag>
      <Tag.CheckableTag checked>{word('two')}</Tag.CheckableTag>
      <Tag.CheckableTag checked={false}>{word('three')}</Tag.CheckableTag>
    </>
  )
}

/** The examples by shared group. They need a `ThemeProvider`. */
export const ANTD_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  work: [...inputExamples, ...overlayExamples],
  table: tableExamples,
}
