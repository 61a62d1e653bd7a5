import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'
import { ANALYTICS_THINGS, STORED_THINGS } from './stored-things.ts'

export function StoredThingsTable() {
  const { analyticsId } = useServices().facts.config
  const things = [...STORED_THINGS, ...(analyticsId ? ANALYTICS_THINGS : [])]

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.name" />
          </th>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.purpose" />
          </th>
          <th scope="col">
            <FormattedMessage id="privacy.cookies.life" />
          </th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, purpose, life }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <FormattedMessage id={purpose} />
            </td>
            <td>
              <FormattedMessage id={life} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
