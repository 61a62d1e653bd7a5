import { useSay } from '@domizil/app-kit'
import { SelectField } from '@domizil/ui/parts'
import { DEFAULT_RADIUS_KM } from '@domizil/links'
import { useAround } from '../../lib/use-around.ts'
import type { QueryProps } from './query-props.ts'

const RADII_KM = [1, 2, 3, 5, 10, 15, 20, 30, 50]

/** The radius around the place. Hidden without a place. */
export function RadiusField({ query, change, hideLabel }: QueryProps & { hideLabel?: boolean }) {
  const say = useSay()
  const { setRadius } = useAround(query, change)
  const { term: place, center, bounds, radiusKm = DEFAULT_RADIUS_KM } = query
  if (bounds || !(place || center)) return null

  const offered = RADII_KM.includes(radiusKm) ? RADII_KM : [...RADII_KM, radiusKm]
  return (
    <SelectField
      label={say('around.label')}
      hideLabel={hideLabel}
      value={center ? radiusKm : ''}
      onChange={({ target: { value } }) => setRadius(value ? Number(value) : undefined)}
    >
      <option value="">{say(place ? 'around.exactly' : 'around.anywhere')}</option>
      {offered
        .toSorted((one, other) => one - other)
        .map((km) => (
          <option key={km} value={km}>
            {say('around.km', { km })}
          </option>
        ))}
    </SelectField>
  )
}
