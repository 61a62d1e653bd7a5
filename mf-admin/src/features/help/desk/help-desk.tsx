import { getHelpDesk, type HelpDesk as Desk } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { adminPath } from '@domizil/links'
import { ChevronLeft } from '@domizil/ui/icons'
import { buttonClass, SectionHeading, Skeleton } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { GoneOrFailed } from '../../../lib/gone-or-failed.tsx'
import styles from './desk.module.css'
import { ZoneNote } from '../../../lib/cells/cells.tsx'
import { DeskFacts } from './desk-facts.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskThread } from './desk-thread.tsx'

/** A help request: what was asked, what was answered, who looks after it, and the reply. */
export function HelpDesk({ id }: { id: number }) {
  const query = useQuery(queryOf(getHelpDesk, { params: { id } }))
  const [changed, setChanged] = useState<Desk>()
  const desk = changed ?? query.data

  return (
    <div className={styles.desk}>
      <Link to={adminPath({ tab: 'help' })} className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        <FormattedMessage id="list.helpRequests" />
      </Link>
      {query.status === 'error' && !desk && (
        <GoneOrFailed
          query={query}
          gone={<FormattedMessage id="helpDesk.gone" />}
          failed={<FormattedMessage id="helpDesk.failed" />}
          wayOn={{ to: adminPath({ tab: 'help' }), name: <FormattedMessage id="list.helpRequests" /> }}
        />
      )}
      {query.status === 'pending' && <Skeleton height="360px" />}
      {desk && (
        <>
          <SectionHeading
            title={desk.request.reference}
            hint={<FormattedMessage id={`helpTopic.${desk.request.topic}`} />}
          />
          <div className={styles.columns}>
            <div className={styles.column}>
              <DeskThread desk={desk} />
              <DeskForm
                desk={desk}
                onChange={setChanged}
                onOutdated={async () => {
                  setChanged(undefined)
                  await query.refetch()
                }}
              />
            </div>
            <DeskFacts desk={desk} onChange={setChanged} />
          </div>
          <ZoneNote />
        </>
      )}
    </div>
  )
}
