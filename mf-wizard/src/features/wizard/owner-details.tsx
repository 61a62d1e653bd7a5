import { hasRequiredUserdata } from '@domizil/api'
import { messageOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './overview.module.css'
import wizard from './wizard.module.css'

const REQUIRED = queryOf(hasRequiredUserdata, { query: { role: 'LANDLORD' } })

/** Whether publishing will ask for details of the landlord; undefined until that is known. */
export function useLacksOwnerDetails(): boolean | undefined {
  const { data } = useQuery(REQUIRED)
  return data && !data.complete
}

/** Announces the details of the landlord that publishing asks for: they can be given early. */
export function OwnerDetails() {
  const shell = useShell()
  const { refetch } = useQuery(REQUIRED)

  const give = async () => {
    try {
      await shell.completeProfile('LANDLORD')
    } catch (error) {
      messageOf(error) // publishing asks again
    }
    await refetch()
  }

  return (
    <div className={styles.details}>
      <h2 className={styles.overviewTitle}>
        <FormattedMessage id="details.title" />
      </h2>
      <p className={wizard.quiet}>
        <FormattedMessage id="details.text" />
      </p>
      <Button size="small" onClick={() => void give()}>
        <FormattedMessage id="details.give" />
      </Button>
    </div>
  )
}
