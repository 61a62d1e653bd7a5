import { SectionHeading } from '@domizil/ui/parts'
import styles from '../design-page.module.css'
import { Example } from '../example.tsx'
import { useWord } from '../use-word.ts'

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

export function GroundExamples() {
  const word = useWord()

  return (
    <>
      <Example name="tokens.css">
        {COLOURS.map((name) => (
          <span key={name} className={styles.swatch}>
            <i style={{ background: `var(--${name})` }} />
            --{name}
          </span>
        ))}
      </Example>
      <Example name="SectionHeading level 2, 3">
        <div className={styles.wide}>
          <SectionHeading level={2} title={word('heading')} hint={word('hint')} />
          <SectionHeading level={3} title={word('heading')} action={<a href="#ground">{word('more')}</a>} />
        </div>
      </Example>
      <Example name=".prose">
        <div className="prose">
          <p>{word('sentence')}</p>
          <ul>
            <li>{word('one')}</li>
            <li>
              <a href="#ground">{word('more')}</a>
            </li>
          </ul>
        </div>
      </Example>
    </>
  )
}
