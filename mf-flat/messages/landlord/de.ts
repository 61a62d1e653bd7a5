import login from '@domizil/app-kit/messages/login/de.json' with { type: 'json' }
import ownFlats from '@domizil/flat-ui/messages/own-flats/de.json' with { type: 'json' }
import own from './de.json' with { type: 'json' }

export default { ...login, ...ownFlats, ...own }
