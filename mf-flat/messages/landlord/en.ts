import login from '@domizil/app-kit/messages/login/en.json' with { type: 'json' }
import ownFlats from '@domizil/flat-ui/messages/own-flats/en.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default { ...login, ...ownFlats, ...own }
