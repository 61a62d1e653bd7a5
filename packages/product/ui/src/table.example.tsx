import { Checkbox, Descriptions, Dropdown, Pagination, Table, Tag } from '@domizil/ui/table'
import { Button } from '@domizil/ui/parts'
import type { Example, ExampleProps } from './example.ts'
import styles from './parts/example.module.css'

const IDS = ['one', 'two', 'three'] as const
const SCREENS = ['sm', 'md', 'lg', 'xl', 'xxl'] as const

export const tableExamples: readonly Example[] = [
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
      <Tag closable={{ 'aria-label': word('remove') }}>{word('two')}</Tag>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'three', label: word('three') }] }}>
        <Button>Dropdown</Button>
      </Dropdown>
      <Pagination size="small" total={60} pageSize={12} showSizeChanger={false} />
    </>
  )
}
