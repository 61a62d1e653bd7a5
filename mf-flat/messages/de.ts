import filters from '@domizil/domain/messages/filters/de.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/de.json' with { type: 'json' }
import flatPart from '@domizil/domain/messages/flat-part/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default {
  ...filters,
  ...flatField,
  ...flatPart,
  ...own,
}
