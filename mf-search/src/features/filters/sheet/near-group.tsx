import { usePlaces } from '@domizil/app-kit'
import { Button, Combobox, SelectField } from '@domizil/ui/parts'
import type { Bounds, Point } from '@domizil/links'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NO_NEAR } from '../../../lib/near-place.ts'
import type { QueryProps } from '../query-props.ts'
import { SheetGroup } from './sheet-group.tsx'
import styles from './sheet.module.css'

const DISTANCES_KM = [1, 2, 3, 5, 10, 20]

/** The visitor's place, such as the office: cards say how far they are from it, and the distance can be limited. */
export function NearGroup({ query, change }: QueryProps) {
  const intl = useIntl()
  const { near, nearKm, bounds } = query

  return (
    <SheetGroup name="near.title">
      <div className={styles.near}>
        <NearField query={query} change={change} />
        {near && (
          <SelectField
            label={intl.formatMessage({ id: 'near.most' })}
            value={nearKm ?? ''}
            onChange={({ target: { value } }) => change({ nearKm: value ? Number(value) : undefined })}
          >
            <option value="">{intl.formatMessage({ id: 'near.any' })}</option>
            {offered(nearKm).map((km) => (
              <option key={km} value={km}>
                {intl.formatMessage({ id: 'near.km' }, { km })}
              </option>
            ))}
          </SelectField>
        )}
        {bounds && (
          <Button onClick={() => change({ near: middleOf(bounds), nearName: undefined })}>
            <FormattedMessage id="near.mapMiddle" />
          </Button>
        )}
        {near && (
          <Button onClick={() => change(NO_NEAR)}>
            <FormattedMessage id="near.remove" />
          </Button>
        )}
      </div>
      <p className={styles.note}>
        <FormattedMessage id="near.hint" />
      </p>
    </SheetGroup>
  )
}

function NearField({ query, change }: QueryProps) {
  const intl = useIntl()
  const { near, nearName } = query
  const name = near && (nearName ?? intl.formatMessage({ id: 'near.pointOnMap' }))
  const [typed, setTyped] = useState<string>()
  const { options, isStale, isEmpty } = usePlaces(typed ?? '')

  return (
    <Combobox
      label={intl.formatMessage({ id: 'near.place' })}
      placeholder={intl.formatMessage({ id: 'near.placeholder' })}
      value={typed ?? name ?? ''}
      onChange={setTyped}
      takesFirst
      options={options}
      isStale={isStale}
      empty={isEmpty && intl.formatMessage({ id: 'place.none' })}
      onSelect={({ id, text }) => {
        const place = options.find((option) => option.id === id)?.place
        if (!place) return
        setTyped(undefined)
        change({ near: { latitude: place.latitude, longitude: place.longitude }, nearName: text })
      }}
      status={intl.formatMessage({ id: 'place.suggestions' }, { count: options.length })}
    />
  )
}

/** Also the distance of an address that was written by hand. */
function offered(nearKm: number | undefined): readonly number[] {
  const all = nearKm === undefined ? DISTANCES_KM : [...DISTANCES_KM, nearKm]
  return [...new Set(all)].toSorted((one, other) => one - other)
}

/** About a hundred metres: imprecise enough for a shared link. */
function middleOf({ north, south, east, west }: Bounds): Point {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return {
    latitude: Number(((north + south) / 2).toFixed(3)),
    longitude: Number((longitude > 180 ? longitude - 360 : longitude).toFixed(3)),
  }
}
