import type { Example, ExampleProps } from '@domizil/ui/examples'
import { SectionHeading } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './design-page.module.css'

interface ExampleGroupProps extends ExampleProps {
  id: string
  examples: readonly Example[]
}

/** Components with a common purpose, each below its name. */
export function ExampleGroup({ id, examples, ...lent }: ExampleGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage id={`design.group.${id}`} />} />
      <div className={styles.examples}>
        {examples.map(({ name, States }) => (
          <div key={name} className={styles.example}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.stage}>
              <States {...lent} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
