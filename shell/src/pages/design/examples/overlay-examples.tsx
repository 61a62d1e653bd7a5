import { ChevronDown } from '@domizil/ui/icons'
import {
  Button,
  Dialog,
  MenuDivider,
  MenuList,
  menuItemClass,
  Popover,
  type Toast,
  Toasts,
} from '@domizil/ui/parts'
import { useState } from 'react'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

const DIALOGS = [
  { name: 'small', size: 'small' },
  { name: 'medium', size: 'medium' },
  { name: 'large', size: 'large' },
  { name: 'huge', size: 'huge' },
  { name: 'side', side: 'right' },
] as const
const KINDS = ['success', 'info', 'warning', 'error'] as const

export function OverlayExamples() {
  const word = useWord()

  return (
    <>
      <Example name="Popover, MenuList, MenuDivider">
        <Popover
          label={word('menu')}
          closeOnChoice
          trigger={(props) => (
            <Button {...props}>
              {word('menu')}
              <ChevronDown size={15} aria-hidden="true" />
            </Button>
          )}
        >
          <MenuList>
            <li>
              <button type="button" className={menuItemClass}>
                {word('one')}
              </button>
            </li>
            <MenuDivider />
            <li>
              <button type="button" className={menuItemClass}>
                {word('two')}
              </button>
            </li>
          </MenuList>
        </Popover>
      </Example>
      <DialogExample />
      <ToastExample />
    </>
  )
}

function DialogExample() {
  const word = useWord()
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>()
  const close = () => setOpen(undefined)

  return (
    <Example name="Dialog size, side">
      {DIALOGS.map((dialog) => (
        <Button key={dialog.name} onClick={() => setOpen(dialog)}>
          {dialog.name}
        </Button>
      ))}
      {DIALOGS.map(({ name, ...look }) => (
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
    </Example>
  )
}

function ToastExample() {
  const word = useWord()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = (kind: Toast['kind']) =>
    setToasts((all) => [
      ...all.filter(({ id }) => id !== kind),
      { id: kind, kind, message: word('sentence'), action: { label: word('undo'), run: () => undefined } },
    ])

  return (
    <Example name="Toasts kind">
      {KINDS.map((kind) => (
        <Button key={kind} onClick={() => show(kind)}>
          {kind}
        </Button>
      ))}
      <Toasts
        toasts={toasts}
        label={word('notices')}
        closeLabel={word('close')}
        onClose={(closed) => setToasts((all) => all.filter(({ id }) => id !== closed))}
      />
    </Example>
  )
}
