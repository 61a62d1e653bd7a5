import filters from '@domizil/domain/messages/filters/es.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/es.json' with { type: 'json' }
import flatPart from '@domizil/domain/messages/flat-part/es.json' with { type: 'json' }
import own from './es.json' with { type: 'json' }

export default {
  ...filters,
  ...flatField,
  ...flatPart,
  ...own,
}
