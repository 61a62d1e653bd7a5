import { LocateFixed } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { useAround } from '../../../lib/use-around.ts'
import type { QueryProps } from '../query-props.ts'
import { RadiusField } from '../radius-field.tsx'
import { SheetGroup } from './sheet-group.tsx'
import styles from './sheet.module.css'

/** The radius around a place, or around the visitor's position. */
export function AroundGroup({ query, change }: QueryProps) {
  const { isLocating, searchNearMe } = useAround(query, change)

  return (
    <SheetGroup name="around.title">
      <div className={styles.around}>
        <RadiusField query={query} change={change} />
        <Button icon={<LocateFixed size={16} aria-hidden="true" />} busy={isLocating} onClick={searchNearMe}>
          <FormattedMessage id="around.nearMe" />
        </Button>
      </div>
    </SheetGroup>
  )
}
