import type { Example, ExampleProps } from '../example.ts'
import styles from './base.example.module.css'

const COLOURS = [
  'brand-50',
  'brand-200',
  'brand-600',
  'brand-800',
  'ink',
  'ink-soft',
  'ink-muted',
  'line',
  'paper',
  'sand',
  'ok',
  'warn',
  'danger',
  'info',
] as const

export const baseExamples: readonly Example[] = [
  { name: 'tokens.css', States: Colours },
  { name: '.prose', States: Prose },
]

function Colours() {
  return COLOURS.map((name) => (
    <span key={name} className={styles.swatch}>
      <i style={{ background: `var(--${name})` }} />
      {`--${name}`}
    </span>
  ))
}

function Prose({ word }: ExampleProps) {
  return (
    <div className="prose">
      <p>{word('sentence')}</p>
      <ul>
        <li>{word('one')}</li>
        <li>
          <a href="#ground">{word('more')}</a>
        </li>
      </ul>
    </div>
  )
}
