import { Pill, PillGroup } from '@domizil/ui/parts'
import { SlidersHorizontal } from '../icons.ts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

const OPTIONS = ['one', 'two', 'three'] as const

export const pillExamples: readonly Example[] = [
  { name: 'Pill off, on', States: Pills },
  { name: 'PillGroup look', States: Group },
]

function Pills({ word }: ExampleProps) {
  const [isOn, setIsOn] = useState(true)

  return (
    <>
      <Pill icon={<SlidersHorizontal size={16} />}>{word('filter')}</Pill>
      <Pill on={isOn} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {word('one')}
      </Pill>
    </>
  )
}

function Group({ word }: ExampleProps) {
  const [value, setValue] = useState<(typeof OPTIONS)[number]>('one')

  return (
    <>
      {(['pills', 'segments'] as const).map((look) => (
        <PillGroup
          key={look}
          look={look}
          label={word('filter')}
          name={look}
          value={value}
          onChange={setValue}
          options={OPTIONS.map((option, count) => ({ value: option, label: word(option), count }))}
        />
      ))}
    </>
  )
}
