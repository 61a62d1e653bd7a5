import { Button, buttonClass } from '@domizil/ui/parts'
import { Plus, Search } from '../icons.ts'
import type { Example, ExampleProps } from '../example.ts'
import styles from './example.module.css'

const VARIANTS = ['primary', 'default', 'quiet', 'danger', 'dark'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const buttonExamples: readonly Example[] = [
  { name: 'Button variant', States: Variants },
  { name: 'Button size', States: Sizes },
  { name: 'Button disabled, busy, shape, block', States: Others },
  { name: 'buttonClass (a link)', States: AsLink },
]

function Variants({ word }: ExampleProps) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {word('save')}
        </Button>
      ))}
      <span className={styles.dark}>
        <Button variant="inverse">{word('save')}</Button>
      </span>
    </>
  )
}

function Sizes({ word }: ExampleProps) {
  return SIZES.map((size) => (
    <Button key={size} size={size} icon={<Search size={16} />}>
      {word('search')}
    </Button>
  ))
}

function Others({ word }: ExampleProps) {
  return (
    <>
      <Button disabled>{word('save')}</Button>
      <Button variant="primary" busy>
        {word('save')}
      </Button>
      <Button shape="circle" aria-label={word('add')} icon={<Plus size={18} />} />
      <Button shape="round">{word('add')}</Button>
      <Button block>{word('save')}</Button>
    </>
  )
}

function AsLink({ word }: ExampleProps) {
  return (
    <a href="#actions" className={buttonClass({ variant: 'primary' })}>
      {word('more')}
    </a>
  )
}
