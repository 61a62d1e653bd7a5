import filters from '@domizil/domain/messages/filters/en.json' with { type: 'json' }
import flatField from '@domizil/domain/messages/flat-field/en.json' with { type: 'json' }
import flatPart from '@domizil/domain/messages/flat-part/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default {
  ...filters,
  ...flatField,
  ...flatPart,
  ...own,
}
