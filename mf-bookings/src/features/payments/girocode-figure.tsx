import type { Girocode } from '@domizil/api'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './payments.module.css'

/** A code that banking apps read a transfer from, always black on white. */
export function GirocodeFigure({ code: { size, path } }: { code: Girocode }) {
  const intl = useIntl()

  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={intl.formatMessage({ id: 'payments.code' })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={styles.quiet}>
        <FormattedMessage id="payments.scan" />
      </figcaption>
    </figure>
  )
}
