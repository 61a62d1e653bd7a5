/** The antd components that we use, in their states. Separate from `examples`, because it loads all of antd. */
import { Button } from '@domizil/ui/parts'
import { Checkbox, Descriptions, Dropdown, Pagination, Table, Tag as TableTag } from '@domizil/ui/table'
import { Drawer, Modal, Popover, Switch, Tag, Tooltip } from '@domizil/ui/work'
import { useState } from 'react'
import type { Example, ExampleProps } from './example.ts'
import styles from './parts/example.module.css'

const IDS = ['one', 'two', 'three'] as const
const SCREENS = ['sm', 'md', 'lg', 'xl', 'xxl'] as const

const tableExamples: readonly Example[] = [
  { name: 'Table, loading, empty', States: Tables },
  { name: 'Table by breakpoint', States: Responsive },
  { name: 'Descriptions', States: Described },
  { name: 'Pagination, Checkbox, Dropdown, Tag of a table', States: Around },
]

function Tables({ word, euro }: ExampleProps) {
  const columns = [
    { key: 'name', dataIndex: 'name', title: word('name') },
    { key: 'price', dataIndex: 'price', title: word('price'), sorter: true },
  ]
  const rows = IDS.map((id, at) => ({ key: id, name: word(id), price: euro(900 + at * 200) }))
  const props = { className: styles.wide ?? '', columns, pagination: false, size: 'small' } as const

  return (
    <>
      <Table {...props} dataSource={rows} />
      <Table {...props} dataSource={rows.slice(0, 1)} loading />
      <Table {...props} dataSource={[]} locale={{ emptyText: word('empty') }} />
    </>
  )
}

/** Each column is visible from its breakpoint on. */
function Responsive() {
  const columns = SCREENS.map((screen) => ({ key: screen, title: screen, responsive: [screen] }))

  return (
    <Table
      className={styles.wide ?? ''}
      size="small"
      columns={columns}
      pagination={false}
      dataSource={[{ key: 'row' }]}
    />
  )
}

function Described({ word }: ExampleProps) {
  const items = IDS.map((key) => ({ key, label: word(key), children: word('hint') }))

  return <Descriptions className={styles.wide ?? ''} size="small" column={1} items={items} />
}

function Around({ word }: ExampleProps) {
  return (
    <>
      <Checkbox>{word('one')}</Checkbox>
      <TableTag closable={{ 'aria-label': word('remove') }}>{word('two')}</TableTag>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'three', label: word('three') }] }}>
        <Button>Dropdown</Button>
      </Dropdown>
      <Pagination size="small" total={60} pageSize={12} showSizeChanger={false} />
    </>
  )
}

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
