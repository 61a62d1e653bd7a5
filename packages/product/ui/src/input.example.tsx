import { Switch, Tag } from '@domizil/ui/work'
import type { Example, ExampleProps } from './example.ts'

export const inputExamples: readonly Example[] = [
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
