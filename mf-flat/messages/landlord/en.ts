import ownFlats from '@domizil/flat-ui/messages/own-flats/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...ownFlats, ...own }
