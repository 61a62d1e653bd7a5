import { useDialog } from '@domizil/app-kit'
import { Scale } from '@domizil/ui/icons'
import { Button, Dialog } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { CompareTable } from './compare-table.tsx'
import styles from './compare.module.css'
import { type Comparison, MOST_COMPARED } from './use-comparison.ts'

/** The number of flats in the comparison, with a link to it. Hidden at zero. */
export function CompareBar({ comparison: { chosen, clear } }: { comparison: Comparison }) {
  const intl = useIntl()
  const { isOpen, open, close } = useDialog('comparison')
  const count = chosen.length
  if (count === 0) return null

  return (
    <div className={styles.bar}>
      <p role="status">
        <FormattedMessage id="compare.count" values={{ count, most: MOST_COMPARED }} />
      </p>
      <Button variant="quiet" size="small" onClick={clear}>
        <FormattedMessage id="compare.clear" />
      </Button>
      {count > 1 && (
        <Button variant="primary" icon={<Scale size={16} aria-hidden="true" />} onClick={() => open()}>
          <FormattedMessage id="compare.open" />
        </Button>
      )}
      <Dialog
        size="huge"
        isOpen={isOpen}
        onClose={close}
        title={<FormattedMessage id="compare.title" />}
        closeLabel={intl.formatMessage({ id: 'compare.close' })}
      >
        <CompareTable ids={chosen} />
      </Dialog>
    </div>
  )
}
