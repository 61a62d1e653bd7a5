import { StatusDot, Tag } from '@domizil/ui/parts'
import { Check } from '../icons.ts'
import type { Example, ExampleProps } from '../example.ts'

const TONES = ['neutral', 'brand', 'ok', 'warn', 'danger', 'info'] as const

export const tagExamples: readonly Example[] = [
  { name: 'Tag tone, icon, floating', States: Tags },
  { name: 'StatusDot tone', States: Dots },
]

function Tags({ word }: ExampleProps) {
  return (
    <>
      {TONES.map((tone) => (
        <Tag key={tone} tone={tone}>
          {word('state')}
        </Tag>
      ))}
      <Tag tone="ok" icon={<Check size={14} />}>
        {word('state')}
      </Tag>
      <Tag floating>{word('state')}</Tag>
    </>
  )
}

function Dots({ word }: ExampleProps) {
  return TONES.map((tone) => (
    <StatusDot key={tone} tone={tone}>
      {word('state')}
    </StatusDot>
  ))
}
