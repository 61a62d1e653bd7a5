import { hostname } from 'node:os'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'

/** What a collector learns of this process; OpenTelemetry's own variables win. */
export function resourceOf(service: string): Resource {
  const ours = { 'service.name': service, 'service.instance.id': `${hostname()}:${process.pid}` }
  return defaultResource()
    .merge(resourceFromAttributes(ours))
    .merge(detectResources({ detectors: [envDetector] }))
}
