import { Check } from '@domizil/ui/icons'
import { Button, buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { useAtomValue } from 'jotai'
import { type MouseEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './wizard.module.css'
import { flatAtom, isChangedAtom } from './editor-atoms.ts'
import { isDraft } from './flat-form.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { savingAtom } from './saving-atom.ts'
import { useUnloadWarning } from './use-unload-warning.ts'

/** The bar at the foot: away, how the saving stands, and saving. */
export function SaveBar({ formId }: { formId: string }) {
  const intl = useIntl()
  const saving = useAtomValue(savingAtom)
  const flat = useAtomValue(flatAtom)
  const isChanged = useAtomValue(isChangedAtom)
  const [isAsking, setIsAsking] = useState(false)
  useUnloadWarning(isChanged)
  const handleLeave = (event: MouseEvent) => {
    if (!isChanged) return
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <div className={styles.bar} role="region" aria-label={intl.formatMessage({ id: 'bar.label' })}>
      <div className={`container ${styles.barLine}`}>
        <Link className={buttonClass()} to="/my-flats" onClick={handleLeave}>
          <FormattedMessage id="bar.myFlats" />
        </Link>
        <p className={styles.status} role="status">
          {saving.status === 'saved' && !isChanged && (
            <span className={styles.saved}>
              <Check size={16} aria-hidden="true" />
              <FormattedMessage id="bar.saved" />
            </span>
          )}
          {isChanged && saving.status !== 'saving' && <FormattedMessage id="bar.unsaved" />}
        </p>
        <Button variant="primary" type="submit" form={formId} busy={saving.status === 'saving'}>
          <FormattedMessage id={isDraft(flat) ? 'bar.saveDraft' : 'bar.save'} />
        </Button>
      </div>
      {isAsking && <LeaveDialog onClose={() => setIsAsking(false)} />}
    </div>
  )
}
