import { useServices } from '../../lib/services.ts'

export function Provider() {
  const { company } = useServices().facts.config

  return (
    <address>
      {company.name}
      <br />
      {company.street}
      <br />
      {company.city}
    </address>
  )
}
