import {
  AutoComplete,
  Checkbox,
  Form,
  Input,
  InputNumber,
  Radio,
  Segmented,
  Select,
  Slider,
  Switch,
} from '@domizil/ui/input'
import type { Example, ExampleProps, ExampleWord } from './example.ts'
import styles from './parts/example.module.css'

const NAMES = ['one', 'two', 'three'] as const

export const inputExamples: readonly Example[] = [
  { name: 'Form, valid and invalid', States: Forms },
  { name: 'Input, disabled, error', States: Inputs },
  { name: 'InputNumber, Slider', States: Numbers },
  { name: 'Select, disabled, several', States: Selects },
  { name: 'AutoComplete', States: Suggestions },
  { name: 'Checkbox, Radio, Switch', States: Choices },
  { name: 'Segmented', States: Segments },
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
  return (
    <>
      <InputNumber aria-label={word('price')} defaultValue={1200} min={0} suffix="€" />
      <Slider
        className={styles.wide ?? ''}
        range
        defaultValue={[20, 60]}
        ariaLabelForHandle={[word('from'), word('to')]}
      />
    </>
  )
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

function Suggestions({ word }: ExampleProps) {
  return (
    <AutoComplete
      className={styles.wide ?? ''}
      aria-label={word('place')}
      placeholder={word('place')}
      options={[{ value: 'Berlin' }, { value: 'Köln' }]}
    />
  )
}

function Choices({ word }: ExampleProps) {
  return (
    <>
      <Checkbox defaultChecked>{word('one')}</Checkbox>
      <Checkbox disabled>{word('two')}</Checkbox>
      <Radio.Group defaultValue="one" options={optionsOf(word)} />
      <Switch defaultChecked aria-label={word('three')} />
    </>
  )
}

function Segments({ word }: ExampleProps) {
  return <Segmented options={optionsOf(word)} defaultValue="two" />
}

function optionsOf(word: (name: ExampleWord) => string) {
  return NAMES.map((value) => ({ value, label: word(value) }))
}
