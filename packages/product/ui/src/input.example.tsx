import { Checkbox, Form, Input, InputNumber, Segmented, Select, Switch, Tag } from '@domizil/ui/work'
import type { Example, ExampleProps, ExampleWord } from './example.ts'
import styles from './parts/example.module.css'

const NAMES = ['one', 'two', 'three'] as const

export const inputExamples: readonly Example[] = [
  { name: 'Form, valid and invalid', States: Forms },
  { name: 'Input, disabled, error', States: Inputs },
  { name: 'InputNumber', States: Numbers },
  { name: 'Select, disabled, several', States: Selects },
  { name: 'Checkbox, Switch', States: Choices },
  { name: 'Segmented', States: Segments },
  { name: 'Tag closable, CheckableTag', States: Tags },
]

function Forms({ word }: ExampleProps) {
  return (
    <Form layout="vertical" className={styles.wide ?? ''} initialValues={{ good: word('one') }}>
      <Form.Item name="good" label={word('name')} validateStatus="success" hasFeedback>
        <Input />
      </Form.Item>
      <Form.Item name="bad" label={word('place')} validateStatus="error" help={word('error')}>
        <Input />
      </Form.Item>
    </Form>
  )
}

function Inputs({ word }: ExampleProps) {
  return (
    <>
      <Input aria-label={word('name')} placeholder={word('name')} />
      <Input aria-label={word('name')} disabled value={word('one')} />
      <Input aria-label={word('name')} status="error" defaultValue="?" />
    </>
  )
}

function Numbers({ word }: ExampleProps) {
  return <InputNumber aria-label={word('price')} defaultValue={1200} min={0} suffix="€" />
}

function Selects({ word }: ExampleProps) {
  const options = optionsOf(word)

  return (
    <>
      <Select
        className={styles.wide ?? ''}
        aria-label={word('choice')}
        defaultValue="one"
        options={options}
      />
      <Select
        className={styles.wide ?? ''}
        aria-label={word('choice')}
        disabled
        value="two"
        options={options}
      />
      <Select
        className={styles.wide ?? ''}
        aria-label={word('choice')}
        mode="multiple"
        defaultValue={['one', 'three']}
        options={options}
      />
    </>
  )
}

function Choices({ word }: ExampleProps) {
  return (
    <>
      <Checkbox defaultChecked>{word('one')}</Checkbox>
      <Checkbox disabled>{word('two')}</Checkbox>
      <Switch defaultChecked aria-label={word('three')} />
    </>
  )
}

function Segments({ word }: ExampleProps) {
  return <Segmented options={optionsOf(word)} defaultValue="two" />
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

function optionsOf(word: (name: ExampleWord) => string) {
  return NAMES.map((value) => ({ value, label: word(value) }))
}
