import { HeartButton } from '@domizil/ui/parts'
import { useState } from 'react'
import type { Example, ExampleProps } from '../example.ts'

export const heartButtonExamples: readonly Example[] = [{ name: 'HeartButton overlay, plain', States: Looks }]

function Looks({ word }: ExampleProps) {
  const [isPressed, setIsPressed] = useState(true)
  const toggle = () => setIsPressed(!isPressed)

  return (
    <>
      <HeartButton pressed={isPressed} label={word('heart')} onToggle={toggle} />
      <HeartButton look="plain" pressed={!isPressed} label={word('heart')} onToggle={toggle} />
    </>
  )
}
