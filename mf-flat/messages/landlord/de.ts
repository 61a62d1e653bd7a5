import ownFlats from '@domizil/flat-ui/messages/own-flats/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default { ...ownFlats, ...own }
