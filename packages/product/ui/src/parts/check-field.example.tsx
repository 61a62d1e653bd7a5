import { CheckField, SwitchField } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

export const checkFieldExamples: readonly Example[] = [
  { name: 'CheckField on, off, disabled', States: Boxes },
  { name: 'SwitchField on, off, disabled', States: Switches },
]

function Boxes({ word }: ExampleProps) {
  const [isOn, setIsOn] = useState(true)

  return (
    <>
      <CheckField label={word('one')} checked={isOn} onChange={setIsOn} />
      <CheckField label={word('two')} checked={!isOn} onChange={() => setIsOn(!isOn)} />
      <CheckField label={word('three')} checked disabled onChange={setIsOn} />
    </>
  )
}

function Switches({ word }: ExampleProps) {
  const [isOn, setIsOn] = useState(true)

  return (
    <>
      <SwitchField label={word('one')} checked={isOn} onChange={setIsOn} />
      <SwitchField label={word('two')} checked={!isOn} onChange={() => setIsOn(!isOn)} />
      <SwitchField label={word('three')} checked disabled onChange={setIsOn} />
    </>
  )
}
